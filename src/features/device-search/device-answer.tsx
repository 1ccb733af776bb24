import type { ReactNode } from "react";
import type { FoundDevice } from "#domain/devices/device-verdict.ts";
import { CallToAction, type CallToActionProps } from "#ui/call-to-action/call-to-action.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { useAnswerHeading } from "#ui/tool-panel/use-answer-heading.ts";
import styles from "./device-answer.module.css";
import { buildDeviceAnswerContent } from "./device-answer-content.ts";
import type { DeviceSearchAnswer } from "./device-reader.ts";
import type { DeviceSearchCopy } from "./device-search-copy.ts";
import type { NextStepKind } from "./listed-phone-answer.ts";
import type { Device } from "./read-devices.ts";

/** Calls to action, by the kind of next step. */
export type DeviceActions = Partial<Record<NextStepKind, CallToActionProps>>;

type DeviceAnswerProps = {
  answer: DeviceSearchAnswer;
  copy: DeviceSearchCopy;
  /** Link to the page on how to check whether a phone is unlocked; absent while that page does not exist. */
  unlockCheckLink?: { label: string; href: string } | undefined;
  actions: DeviceActions;
};

/** The answer about one phone, with its conditions. The answer is negative only for phones known to have no eSIM. */
export function DeviceAnswer({ answer, copy, unlockCheckLink, actions }: DeviceAnswerProps) {
  const { tone, title, texts, notes, otherThingText, action, isFromList } = buildDeviceAnswerContent(answer, copy);
  const nextStep = action && actions[action];
  const Heading = useAnswerHeading();
  const { verdict, circumstances } = answer;
  const isBlocked = action === "locked" || action === "account" || action === "stolen";
  return (
    <>
      <div className={styles.answer} data-answer={tone}>
        {title && <Heading className={styles.title}>{title}</Heading>}
        {isFromList && copy.sampleNotice && (
          <SampleMark label={copy.sampleNotice.mark}>{copy.sampleNotice.text}</SampleMark>
        )}
        {verdict.kind === "listed" ? (
          <>
            {texts.map((text) => (
              <Point key={text} icon={tone === "success" ? "check" : "info"}>
                {text}
              </Point>
            ))}
            {otherThingText && <Point icon="info">{otherThingText}</Point>}
            {notes && <Notes notes={notes} />}
            {!isBlocked && (
              <Point icon="info">
                {circumstances.isUnlocked ? copy.unlockedNote : copy.locked}{" "}
                {unlockCheckLink && <a href={unlockCheckLink.href}>{unlockCheckLink.label}</a>}
              </Point>
            )}
          </>
        ) : (
          texts.map((text) => <p key={text}>{text}</p>)
        )}
        {action === "unknown" && (
          <>
            <ul>
              {copy.checks.map((way) => (
                <li key={way.heading}>
                  <strong>{way.heading}.</strong> {way.text}
                </li>
              ))}
            </ul>
            <p>{copy.noCheck}</p>
          </>
        )}
      </div>
      {nextStep && (
        <div data-next>
          <CallToAction {...nextStep} />
        </div>
      )}
    </>
  );
}

type DeviceCaveatsProps = Pick<DeviceAnswerProps, "copy"> & {
  device: FoundDevice<Device>;
  /** Whether the answer already shows the model's notes and the way to check the phone. */
  areNotesShown: boolean;
};

/** Caveats of a positive answer. */
export function DeviceCaveats({ device, areNotesShown, copy }: DeviceCaveatsProps) {
  return (
    <Notes
      notes={[...(areNotesShown ? [] : device.model.notes), copy.exact, ...(areNotesShown ? [] : [copy.unsure])]}
    />
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** A sentence of the answer, with an icon. */
function Point({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.point} data-icon={icon}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </p>
  );
}
