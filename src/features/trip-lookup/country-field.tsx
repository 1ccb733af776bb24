import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { dedupeStops, parseTrip } from "#domain/trips/parse-trip.ts";
import type { Gazetteer, NamedStop, TripStop } from "#domain/trips/trip-stop.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import { scrollToVerdict } from "#ui/tool-panel/scroll-to-verdict.ts";
import styles from "./country-field.module.css";
import { formatStop, formatStopCountries, joinNames, type TripLookupTexts } from "./trip-lookup-texts.ts";

/** Maximum number of suggestions: as many as fit above a phone's keyboard. */
const most = 5;
/** Maximum number of similar names proposed for an unknown name. */
const mostProposed = 3;

/** Name of the field, and of the query parameter that it sends without script. */
export const countryFieldName = "pais";

type CountryFieldProps = {
  /** Ref to the field, for callers that must focus it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  gazetteer: Gazetteer;
  /** Whether all names have loaded; before, a name may be unknown only because it has not loaded. */
  isWhole: boolean;
  words: Pick<
    TripLookupTexts,
    "field" | "add" | "suggestions" | "unknown" | "which" | "meant" | "located" | "locatedAtHome"
  >;
  /** Called when the field is used. */
  onUse: () => void;
  onChoose: (chosen: readonly TripStop[]) => void;
};

/**
 * A field with suggestions: the WAI-ARIA combobox pattern. The first suggestion is active from the start, unless the
 * name means several places. A known name followed by a comma is chosen at once; a name that only resembles known ones
 * is proposed, never chosen.
 */
export function CountryField({ fieldRef, gazetteer, isWhole, words, onUse, onChoose }: CountryFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [moved, setMoved] = useState<number>();
  const [taken, setTaken] = useState<readonly NamedStop[]>([]);
  /** How often the text was submitted in vain. */
  const [vainSubmits, setVainSubmits] = useState(0);

  const { certain, pending, rest } = parseTrip(text, gazetteer);
  const { kind, options = [] } = pending ?? {};
  const isLike = kind === "like";
  const matches = isLike ? [] : options.slice(0, most);
  const proposed = isLike && isWhole ? options.slice(0, mostProposed) : [];
  const active = moved ?? (kind === "which" ? -1 : 0);
  const isShown = isOpen && matches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function write(next: string) {
    setText(next);
    setIsOpen(true);
    setMoved(undefined);
    setVainSubmits(0);
  }

  function take(chosen: readonly NamedStop[]) {
    setTaken(chosen);
    onChoose(chosen.map(({ stop }) => stop));
  }

  function type(written: string, names = gazetteer) {
    onUse();
    const end = Math.max(written.lastIndexOf(","), written.lastIndexOf(";"));
    const before = parseTrip(written.slice(0, end + 1), names);
    const isSure = before.pending?.kind === "named";
    const named = [...before.certain, ...(isSure ? (before.pending?.options.slice(0, 1) ?? []) : [])];
    if (named.length === 0) return write(written);
    take(named);
    const left = isSure ? before.rest : [before.pending?.text ?? "", ...before.rest];
    write([...left.filter(Boolean), written.slice(end + 1).trimStart()].join(", "));
  }

  /** @returns the stops already typed and the option, without duplicates. */
  function withOption(option: NamedStop | undefined): NamedStop[] {
    const before = certain.filter(({ stop }) => stop !== option?.stop);
    return dedupeStops([...before, ...(option ? [option] : [])]);
  }

  function choose(option: NamedStop | undefined) {
    const chosen = withOption(option);
    if (chosen.length === 0) return setVainSubmits(vainSubmits + 1);
    const left = option ? rest : [pending?.text ?? "", ...rest];
    flushSync(() => {
      take(chosen);
      write(left.join(", "));
    });
    fieldRef.current?.focus({ preventScroll: true });
    scrollToVerdict(fieldRef.current?.closest("[data-tool]"));
  }

  function move(step: number) {
    const from = active < 0 && step < 0 ? 0 : active;
    if (isShown) setMoved((from + step + matches.length) % matches.length);
    setIsOpen(true);
  }

  function answerKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape" && isShown) setIsOpen(false);
    else if (event.key === "Escape") write("");
    else return;
    event.preventDefault();
  }

  const chooseAsked = useEffectEvent((names: Gazetteer) => {
    const asked = new URLSearchParams(location.search).get(countryFieldName);
    if (asked) type(`${asked},`, names);
  });
  // Without script, the form submits its text as the page's query: choose those countries, and try again once more
  // names have loaded.
  useEffect(() => chooseAsked(gazetteer), [gazetteer]);

  const remark = () => {
    // Screen readers do not announce the same text again.
    const again = vainSubmits % 2 ? "" : "\u00a0";
    if (text.trim() === "") return vainSubmits ? `${words.unknown.empty}${again}` : formatStopCountries(taken, words);
    if (!pending?.text) return vainSubmits && isWhole ? fillPlaceholders(words.unknown.noPlace, { text }) : "";
    const texts = isWhole ? formatSpanishList(rest.map((each) => `«${each}»`)) : "";
    return [
      fillPlaceholders(question(), { text: pending.text }),
      texts && fillPlaceholders(words.unknown.rest, { texts }),
    ]
      .filter(Boolean)
      .join(" ");
  };

  /** Message about the uncertain part of what was typed. Except for `which`, empty while there are suggestions. */
  const question = () => {
    if (kind === "which") return words.which;
    if (!isWhole || matches.length > 0) return "";
    return isLike ? words.unknown.like : kind === "avoided" ? words.unknown.avoided : words.unknown.none;
  };

  return (
    <div className={styles.combobox}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose(matches[active]);
          fieldRef.current?.focus({ preventScroll: true });
        }}
      >
        <FieldWithButton showsButtonText>
          <TextField
            ref={fieldRef}
            label={words.field.label}
            placeholder={words.field.example}
            name={countryFieldName}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={id}
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            value={text}
            onFocus={() => {
              onUse();
              setIsOpen(true);
            }}
            onChange={({ target }) => type(target.value)}
            onKeyDown={answerKey}
            onBlur={({ relatedTarget }) => relatedTarget?.id.startsWith(id) || setIsOpen(false)}
          />
          <Button type="submit" variant="light">
            {words.add}
          </Button>
        </FieldWithButton>
      </form>
      <div className={styles.options} id={id} role="listbox" aria-label={words.suggestions} hidden={!isShown}>
        {matches.map((option, index) => (
          <button
            type="button"
            key={formatStop(option)}
            className={styles.option}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {joinNames(withOption(option).map((each) => ({ name: formatStop(each) })))}
          </button>
        ))}
      </div>
      <p className={styles.remark} aria-live="polite">
        {remark()}
      </p>
      {proposed.length > 0 && (
        <div className={styles.proposed}>
          {proposed.map((option) => (
            <Button key={formatStop(option)} variant="ghost" size="s" onClick={() => choose(option)}>
              {fillPlaceholders(words.meant, { name: formatStop(option) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
