import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { type Destination, searchDestinations, takeNames } from "#domain/destination.ts";
import { fill } from "#domain/fill.ts";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./country-field.module.css";
import type { TripLookupWords } from "./trip-lookup-words.ts";

/** Suggestions at a time: as many as a phone shows above its keyboard. */
const most = 5;

type CountryFieldProps = {
  /** The field, for callers that must focus it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Those not chosen yet. */
  destinations: readonly Destination[];
  words: Pick<TripLookupWords, "field" | "suggestions" | "notFound">;
  onChoose: (chosen: readonly Destination[]) => void;
};

/**
 * A field with suggestions: the combobox of the WAI-ARIA practices, with the first suggestion active from the start.
 * The focus stays in the field. A full name followed by a comma is chosen at once.
 */
export function CountryField({ fieldRef, destinations, words, onChoose }: CountryFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);

  const matches = searchDestinations(text, destinations).slice(0, most);
  const isShown = isOpen && matches.length > 0;
  const isUnknown = isOpen && text.trim() !== "" && matches.length === 0;
  const optionId = (index: number) => `${id}-${index}`;

  function write(next: string) {
    setText(next);
    setIsOpen(true);
    setActive(0);
  }

  function type(written: string) {
    const { found, rest } = takeNames(written, destinations);
    if (found.length > 0) onChoose(found);
    write(rest);
  }

  function choose(destination: Destination | undefined) {
    if (!destination) return;
    onChoose([destination]);
    write("");
    fieldRef.current?.focus();
  }

  function move(step: number) {
    if (isShown) setActive((active + step + matches.length) % matches.length);
    setIsOpen(true);
  }

  function answerKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && isShown) choose(matches[active]);
    else if (event.key === "Escape" && isShown) setIsOpen(false);
    else if (event.key === "Escape") write("");
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.combobox}>
      <TextField
        ref={fieldRef}
        label={words.field.label}
        hint={words.field.hint}
        name="pais"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={id}
        aria-activedescendant={isShown ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={answerKey}
        onBlur={({ relatedTarget }) => relatedTarget?.id.startsWith(id) || setIsOpen(false)}
      />
      <div className={styles.options} id={id} role="listbox" aria-label={words.suggestions} hidden={!isShown}>
        {matches.map((destination, index) => (
          <button
            type="button"
            key={destination.code}
            className={styles.option}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(destination)}
          >
            {destination.name}
          </button>
        ))}
      </div>
      <p className={styles.unknown} role="status">
        {isUnknown && fill(words.notFound, { text: text.trim() })}
      </p>
    </div>
  );
}
