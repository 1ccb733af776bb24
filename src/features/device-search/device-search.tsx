import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { maxDeviceTextLength } from "#domain/devices/device-runs.ts";
import { maskLongNumbers } from "#domain/search/long-numbers.ts";
import type { SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import { SimProgress, useSimProgress } from "#features/sim-answers/sim-progress.tsx";
import { setAddressParameter } from "#platform/page/address-parameter.ts";
import { useAnnouncement } from "#ui/announcement/use-announcement.ts";
import { Button } from "#ui/button/button.tsx";
import { BareDisclosure } from "#ui/disclosure/bare-disclosure.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { BareTool } from "#ui/tool-panel/bare-tool.tsx";
import { scrollToVerdict } from "#ui/tool-panel/scroll-to-verdict.ts";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { AnswerIllustration } from "./answer-illustration/answer-illustration.tsx";
import { type DeviceActions, DeviceAnswer, DeviceCaveats } from "./device-answer.tsx";
import { buildDeviceAnswerContent, formatAnswerAnnouncement } from "./device-answer-content.ts";
import { DeviceChoices } from "./device-choices.tsx";
import { listDeviceChoices } from "./device-choices-text.ts";
import { type DeviceReaderTables, emptyAnswer } from "./device-reader.ts";
import styles from "./device-search.module.css";
import type { DeviceSearchCopy } from "./device-search-copy.ts";
import { judgePhone } from "./judge-phone.ts";
import { deviceFieldName, useDeviceSearch } from "./use-device-search.ts";

type DeviceSearchProps = DeviceReaderTables & {
  copy: DeviceSearchCopy;
  headingLevel: 2 | 3;
  /** Id of the list of phones on the same page; see `readDevices`. */
  listId: string;
  unlockCheckLink?: { label: string; href: string };
  actions: DeviceActions;
  sim?: SimProgressCopy | undefined;
};

/** Writes the name into the URL. Masks an IMEI, because a shared URL would reveal it. */
const writeAddress = (text: string) => setAddressParameter(deviceFieldName, maskLongNumbers(text, "").trim());

/**
 * Search field for a phone's name. As the visitor types, it shows whether the phone has eSIM according to the page's
 * list.
 */
export function DeviceSearch(props: DeviceSearchProps) {
  const { copy, headingLevel, listId, unlockCheckLink, actions, sim } = props;
  const search = useDeviceSearch(() => document.getElementById(listId) ?? document, props, writeAddress);
  const { written, answer, write, choose, answerNow, answerAsUnlisted, forget } = search;
  const fieldRef = useRef<HTMLInputElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [reminder, remind] = useAnnouncement();
  const isEmpty = written.text.trim() === "";
  const isAnswered = answer.text.trim() === written.text.trim();
  const shownAnswer = isAnswered ? answer : emptyAnswer;
  const { tone, title = copy.waiting, notes, action } = buildDeviceAnswerContent(shownAnswer, copy);
  const { kind } = shownAnswer.verdict;
  // No suggestions after the visitor has said that the phone is not among them.
  const isWithoutChoices = kind === "unknown" || kind === "lacking" || kind === "other";
  const choices = isWithoutChoices ? undefined : listDeviceChoices(written.verdict, copy.choices);
  const line = useSimProgress("phone", judgePhone(answer, copy), sim);

  /** Calls `act`, which changes the answer; then moves the focus to the next step and scrolls to the answer. */
  function showAnswer(act: () => void) {
    flushSync(act);
    answerRef.current?.querySelector<HTMLElement>("[data-next] a, [data-next] button")?.focus({ preventScroll: true });
    scrollToVerdict(answerRef.current);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Otherwise Enter would also press the element that receives the focus.
    event.preventDefault();
    ask();
  }

  function ask() {
    if (!isEmpty) return showAnswer(answerNow);
    remind(copy.waiting);
    fieldRef.current?.focus();
  }

  function forgetPhone() {
    forget();
    remind(copy.forgotten);
    fieldRef.current?.focus();
  }

  const renderChoices = ({ label, devices }: NonNullable<typeof choices>) => (
    <DeviceChoices
      label={label}
      devices={devices}
      copy={copy.choices}
      onChoose={({ fullName }) => showAnswer(() => choose(fullName))}
    />
  );

  return (
    <BareTool>
      <ToolPanel
        isBare
        heading={copy.heading}
        headingLevel={headingLevel}
        announcement={
          isEmpty && reminder
            ? reminder
            : [formatAnswerAnnouncement(answer, copy), line?.text].filter(Boolean).join(" ")
        }
      >
        <search className={styles.form}>
          <FieldWithButton>
            <SearchField
              ref={fieldRef}
              label={copy.label}
              placeholder={copy.example}
              name={deviceFieldName}
              value={written.text}
              maxLength={maxDeviceTextLength}
              onChange={({ target }) => {
                write(target.value);
                remind("");
              }}
              onKeyDown={handleKeyDown}
            />
            <Button variant="light" icon="search" onClick={ask}>
              {copy.ask}
            </Button>
          </FieldWithButton>
        </search>
        {/* Keyed by the text, so that a new answer is a new element and does not count as a layout shift. */}
        <div key={written.text} ref={answerRef} className={styles.stage}>
          {choices && <div data-next>{renderChoices(choices)}</div>}
          <div key={title} className={styles.text} hidden={choices && kind === "none"}>
            <DeviceAnswer answer={shownAnswer} copy={copy} unlockCheckLink={unlockCheckLink} actions={actions} />
            {isEmpty && (
              <NamedRow label={copy.examples.label}>
                {copy.examples.names.map((name) => (
                  <li key={name}>
                    <Button variant="ghost" size="s" onClick={() => showAnswer(() => choose(name))}>
                      {name}
                    </Button>
                  </li>
                ))}
              </NamedRow>
            )}
            {isEmpty && (
              <div className={styles.help}>
                <NamedRow label={copy.ownCheck}>
                  {copy.checks.map(({ heading, text }) => (
                    <li key={heading}>
                      <b>{heading}.</b> {text}
                    </li>
                  ))}
                </NamedRow>
              </div>
            )}
            {shownAnswer.verdict.kind === "listed" && (
              <div className={styles.more}>
                <BareDisclosure summary={copy.notes}>
                  <DeviceCaveats device={shownAnswer.verdict.device} areNotesShown={notes !== undefined} copy={copy} />
                  {shownAnswer.verdict.siblings.length > 0 &&
                    renderChoices({ label: copy.choices.siblings, devices: shownAnswer.verdict.siblings })}
                </BareDisclosure>
              </div>
            )}
            {(kind === "choose" || kind === "close") && !action && (
              <p>
                <Button variant="ghost" wide onClick={() => showAnswer(answerAsUnlisted)}>
                  {copy.notListed}
                </Button>
              </p>
            )}
            {sim && line && isAnswered && (
              <div className={styles.kept}>
                <SimProgress line={line} link={sim.link} />
                <Button variant="ghost" size="s" onClick={forgetPhone}>
                  {copy.forget[0]} <span className="visually-hidden">{copy.forget[1]}</span>
                </Button>
              </div>
            )}
          </div>
          <AnswerIllustration
            key={`${written.text} ${title}`}
            tone={tone}
            isIdle={isEmpty}
            isUnlocked={shownAnswer.circumstances.isUnlocked}
            copy={copy.phone}
          />
        </div>
      </ToolPanel>
    </BareTool>
  );
}
