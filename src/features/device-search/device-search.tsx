import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { DeviceVerdict, DeviceWords } from "#domain/device-match.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { AnsweringPhone } from "./answering-phone.tsx";
import { type DeviceActions, DeviceAnswer, headlineOf, spokenAnswer } from "./device-answer.tsx";
import { DeviceChoices } from "./device-choices.tsx";
import styles from "./device-search.module.css";
import type { DeviceSearchWords } from "./device-search-words.ts";
import type { BrandWords, Device } from "./read-devices.ts";
import { unanswered, useDeviceSearch } from "./use-device-search.ts";

/** Most characters of a name, with what people type around it. */
const longestText = 100;

type DeviceSearchProps = {
  words: DeviceSearchWords;
  headingLevel: 2 | 3;
  /** Id of the list of phones on the same page; see `readDevices`. */
  listId: string;
  brandWords: BrandWords;
  nameWords: DeviceWords;
  /** How to find out whether a phone is unlocked; absent while that page does not exist. */
  unlocked?: { label: string; href: string };
  actions: DeviceActions;
};

/** Says what the page's list knows about a phone, as its name is typed. */
export function DeviceSearch(props: DeviceSearchProps) {
  const { words, headingLevel, listId, brandWords, nameWords, unlocked, actions } = props;
  const { written, answer, write, choose, finish, giveUp } = useDeviceSearch(listId, brandWords, nameWords);
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // An answer is about what was written: while something else is, it is away, and nothing below what is written moves.
  const isAnswered = answer.text.trim() === written.text.trim();
  const shown = isAnswered ? answer : unanswered;
  const { tone, title = words.waiting } = headlineOf(shown, words);
  const { kind } = shown.verdict;
  // Who says that theirs is none of them has chosen.
  const choices = kind === "unknown" ? undefined : choicesOf(written.verdict, words.choices);
  const hasChoices = choices !== undefined && choices.devices.length > 0;

  function showAnswer(act: () => void) {
    // The name that is read with the focus is the new answer's.
    flushSync(act);
    result.current?.focus();
  }

  function ask() {
    showAnswer(finish);
    // A question is answered above: from the answer, who listens would only go away from what can be chosen.
    if (choices && written.verdict.kind !== "listed") list.current?.focus();
  }

  function answerKey({ key, nativeEvent }: KeyboardEvent) {
    if (key === "Enter" && !nativeEvent.isComposing) ask();
  }

  return (
    <ToolPanel
      isBare
      heading={words.heading}
      headingLevel={headingLevel}
      said={spokenAnswer(answer, words)}
      sample={words.sample}
      result={<AnsweringPhone key={`${written.text} ${title}`} tone={tone} isResting={written.text.trim() === ""} />}
    >
      <search className={styles.form}>
        <SearchField
          ref={field}
          label={words.label}
          hint={words.hint}
          name="celular"
          value={written.text}
          maxLength={longestText}
          onChange={({ target }) => write(target.value)}
          onKeyDown={answerKey}
        />
        <Button variant="light" onClick={() => (written.text.trim() === "" ? field.current?.focus() : ask())}>
          {words.ask}
        </Button>
      </search>
      {/* What follows from another text is new: nothing of it has moved. */}
      <div key={written.text} className={styles.stage}>
        {hasChoices && (
          <DeviceChoices
            {...choices}
            words={words.choices}
            listRef={list}
            onChoose={({ fullName }) => showAnswer(() => choose(fullName))}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
        <div ref={result} className={styles.result} role="group" aria-label={title} tabIndex={-1}>
          <div key={title} className={styles.said} hidden={hasChoices && kind === "none"}>
            <DeviceAnswer answer={shown} words={words} unlocked={unlocked} actions={actions} />
            {(kind === "choose" || kind === "close") && (
              <p>
                <Button variant="ghost" wide onClick={() => showAnswer(giveUp)}>
                  {words.notListed}
                </Button>
              </p>
            )}
          </div>
        </div>
      </div>
    </ToolPanel>
  );
}

/** The longer names after a yes, or what can be chosen before one. */
function choicesOf(verdict: DeviceVerdict<Device>, labels: DeviceSearchWords["choices"]) {
  if (verdict.kind === "listed") return { label: labels.siblings, devices: verdict.siblings };
  return "devices" in verdict ? { label: labels[verdict.kind], devices: verdict.devices } : undefined;
}
