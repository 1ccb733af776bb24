import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useAnnouncement } from "#ui/announcement/use-announcement.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import { scrollToVerdict } from "#ui/tool-panel/scroll-to-verdict.ts";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { AnswerIllustration } from "./answer-illustration.tsx";
import { type DeviceActions, DeviceAnswer, DeviceCaveats } from "./device-answer.tsx";
import { buildDeviceAnswerContent, formatAnswerAnnouncement } from "./device-answer-content.ts";
import { DeviceChoices } from "./device-choices.tsx";
import {
  type DeviceSearchVerdict,
  emptyAnswer,
  type PhonesWithoutEsim,
  type SearchVocabulary,
} from "./device-reader.ts";
import styles from "./device-search.module.css";
import type { DeviceSearchTexts } from "./device-search-texts.ts";
import type { BrandAliases } from "./read-devices.ts";
import { deviceFieldName, maxDeviceTextLength, useDeviceSearch } from "./use-device-search.ts";

type DeviceSearchProps = {
  words: DeviceSearchTexts;
  headingLevel: 2 | 3;
  /** Id of the list of phones on the same page; see `readDevices`. */
  listId: string;
  brandWords: BrandAliases;
  nameWords: SearchVocabulary;
  phonesWithoutEsim: PhonesWithoutEsim;
  unlockCheckLink?: { label: string; href: string };
  actions: DeviceActions;
};

/**
 * Search field for a phone's name. Says, as the visitor types, whether the phone has eSIM according to the page's list.
 */
export function DeviceSearch(props: DeviceSearchProps) {
  const { words, headingLevel, listId, brandWords, nameWords, phonesWithoutEsim, unlockCheckLink, actions } = props;
  const search = useDeviceSearch(listId, brandWords, nameWords, phonesWithoutEsim);
  const { written, answer, write, choose, answerNow, answerAsUnlisted } = search;
  const fieldRef = useRef<HTMLInputElement>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  const [reminder, remind] = useAnnouncement();
  const isEmpty = written.text.trim() === "";
  const isAnswered = answer.text.trim() === written.text.trim();
  const shownAnswer = isAnswered ? answer : emptyAnswer;
  const { tone, title = words.waiting, notes, action } = buildDeviceAnswerContent(shownAnswer, words);
  const { kind } = shownAnswer.verdict;
  // No suggestions after the visitor has said that the phone is not among them.
  const isWithoutChoices = kind === "unknown" || kind === "lacking" || kind === "other";
  const choices = isWithoutChoices ? undefined : listChoices(written.verdict, words.choices);

  /** Calls `act`, which changes the answer; then moves the focus to the next step and scrolls to the answer. */
  function showAnswer(act: () => void) {
    flushSync(act);
    answerRef.current?.querySelector<HTMLElement>("[data-next] :is(a, button)")?.focus({ preventScroll: true });
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
    remind(words.waiting);
    fieldRef.current?.focus();
  }

  const renderChoices = ({ label, devices }: NonNullable<typeof choices>) => (
    <DeviceChoices
      label={label}
      devices={devices}
      words={words.choices}
      onChoose={({ fullName }) => showAnswer(() => choose(fullName))}
    />
  );

  return (
    <ToolPanel
      isBare
      heading={words.heading}
      headingLevel={headingLevel}
      announcement={isEmpty ? reminder : formatAnswerAnnouncement(answer, words)}
    >
      <search className={styles.form}>
        <FieldWithButton>
          <SearchField
            ref={fieldRef}
            label={words.label}
            placeholder={words.example}
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
            {words.ask}
          </Button>
        </FieldWithButton>
      </search>
      {/* Keyed by the text, so that a new answer is a new element and does not count as a layout shift. */}
      <div key={written.text} ref={answerRef} className={styles.stage}>
        {choices && <div data-next>{renderChoices(choices)}</div>}
        <div key={title} className={styles.said} hidden={choices && kind === "none"}>
          <DeviceAnswer answer={shownAnswer} words={words} unlockCheckLink={unlockCheckLink} actions={actions} />
          {shownAnswer.verdict.kind === "listed" && (
            <div className={styles.more}>
              <Disclosure isBare summary={words.notes}>
                <DeviceCaveats device={shownAnswer.verdict.device} areNotesShown={notes !== undefined} words={words} />
                {shownAnswer.verdict.siblings.length > 0 &&
                  renderChoices({ label: words.choices.siblings, devices: shownAnswer.verdict.siblings })}
              </Disclosure>
            </div>
          )}
          {(kind === "choose" || kind === "close") && !action && (
            <p>
              <Button variant="ghost" wide onClick={() => showAnswer(answerAsUnlisted)}>
                {words.notListed}
              </Button>
            </p>
          )}
        </div>
        <AnswerIllustration key={`${written.text} ${title}`} tone={tone} isIdle={isEmpty} />
      </div>
    </ToolPanel>
  );
}

/** @returns the suggestions to choose from, with their heading; undefined if there are none. */
function listChoices(verdict: DeviceSearchVerdict, labels: DeviceSearchTexts["choices"]) {
  return "devices" in verdict && verdict.devices.length > 0
    ? { label: labels[verdict.kind], devices: verdict.devices }
    : undefined;
}
