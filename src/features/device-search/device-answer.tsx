import type { ReactNode } from "react";
import type { FoundDevice } from "#domain/device-match.ts";
import { fill } from "#domain/fill.ts";
import { CallToAction, type CallToActionProps } from "#ui/call-to-action/call-to-action.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import type { ToolResultProps } from "#ui/tool-result/tool-result.tsx";
import styles from "./device-answer.module.css";
import { spokenChoices } from "./device-choices.tsx";
import type { DeviceSearchWords } from "./device-search-words.ts";
import type { Device } from "./read-devices.ts";
import type { Answer } from "./use-device-search.ts";

/** What to do after each answer. */
export type DeviceActions = Partial<Record<"listed" | "conditional" | "unknown" | "lacking", CallToActionProps>>;

type DeviceAnswerProps = {
  answer: Answer;
  words: DeviceSearchWords;
  /** How to find out whether a phone is unlocked; absent while that page does not exist. */
  unlocked?: { label: string; href: string } | undefined;
  actions: DeviceActions;
};

/** What is known about a phone, and what is not. It says no only to those that are known to have no eSIM. */
export function DeviceAnswer({ answer, words, unlocked, actions }: DeviceAnswerProps) {
  const { tone, title, action } = headlineOf(answer, words);
  const next = action && actions[action];
  const text = textOf(answer, words);
  return (
    <>
      <div className={styles.answer} data-answer={tone}>
        {title && <p className={styles.title}>{title}</p>}
        {answer.verdict.kind === "listed" ? (
          <Listed {...answer.verdict.device} text={text} words={words} unlocked={unlocked} />
        ) : (
          <p>{text}</p>
        )}
        {answer.verdict.kind === "unknown" && (
          <>
            <ul>
              {words.ways.map((way) => (
                <li key={way.heading}>
                  <strong>{way.heading}.</strong> {way.text}
                </li>
              ))}
            </ul>
            <p>{words.noWay}</p>
          </>
        )}
      </div>
      {next && (
        <div data-next>
          <CallToAction {...next} />
        </div>
      )}
    </>
  );
}

/** What is said aloud of an answer, as one text: what it is, and which phones can be chosen. */
export function spokenAnswer(answer: Answer, words: DeviceSearchWords): string {
  const { verdict } = answer;
  const { title } = headlineOf(answer, words);
  if (!title) return "";
  const notes = verdict.kind === "listed" ? verdict.device.model.notes : [];
  const devices = "devices" in verdict ? verdict.devices : [];
  return [
    title.replace(/[^.?!]$/, "$&."),
    textOf(answer, words),
    ...(notes.length > 0 ? [`${words.notes}:`, ...notes] : []),
    ...(devices.length > 0 ? [spokenChoices(devices, words.choices)] : []),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The sentence under the headline. */
function textOf({ verdict }: Answer, words: DeviceSearchWords): string {
  switch (verdict.kind) {
    case "none":
      return words.waiting;
    case "choose":
    case "close":
      return choiceWords(verdict, words).text;
    case "listed":
      return (verdict.device.model.isConditional ? words.conditional : words.listed).text;
    case "unknown":
    case "lacking":
      return words[verdict.kind].text;
  }
}

type Choice = Extract<Answer["verdict"], { kind: "choose" | "close" }>;

/** A single phone is asked about by its name. */
function choiceWords({ kind, devices }: Choice, words: DeviceSearchWords) {
  return kind === "choose" && devices.length === 1 ? words.chooseOne : words[kind];
}

type Headline = {
  tone: NonNullable<ToolResultProps["tone"]>;
  title?: string;
  action?: keyof DeviceActions;
};

/** The answer itself, and which action it calls for. */
export function headlineOf({ text, verdict }: Answer, words: DeviceSearchWords): Headline {
  switch (verdict.kind) {
    case "none":
      return { tone: "plain" };
    case "choose":
    case "close": {
      const [only] = verdict.devices;
      return { tone: "info", title: fill(choiceWords(verdict, words).title, { device: only?.fullName ?? "" }) };
    }
    case "listed": {
      const { fullName, model } = verdict.device;
      const action = model.isConditional ? "conditional" : "listed";
      const tone = model.isConditional ? "warning" : "success";
      return { tone, title: fill(words[action].title, { device: fullName }), action };
    }
    case "lacking":
      return {
        tone: "error",
        title: fill(words.lacking.title, { device: verdict.device.fullName }),
        action: "lacking",
      };
    case "unknown": {
      const title = text ? fill(words.unknown.title, { text: text.trim() }) : words.unknown.empty;
      return { tone: "warning", title, action: "unknown" };
    }
  }
}

type ListedProps = FoundDevice<Device> & Pick<DeviceAnswerProps, "words" | "unlocked"> & { text: string };

/** A yes, and what it still asks for; where not every phone of that name has an eSIM, which ones do. */
function Listed({ model: { isConditional, notes }, text, words, unlocked }: ListedProps) {
  return (
    <>
      <Point icon={isConditional ? "info" : "check"}>{text}</Point>
      {isConditional && <Notes notes={notes} />}
      <Point icon="info">
        {words.locked} {unlocked && <a href={unlocked.href}>{unlocked.label}</a>}
      </Point>
    </>
  );
}

type CaveatsProps = Pick<DeviceAnswerProps, "words"> & { device: FoundDevice<Device> };

/** What a yes leaves open. */
export function Caveats({ device, words }: CaveatsProps) {
  const { isConditional, notes } = device.model;
  return <Notes notes={[...(isConditional ? [] : notes), words.exact, words.unsure]} />;
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What is settled, or still to be done. */
function Point({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.point} data-icon={icon}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </p>
  );
}
