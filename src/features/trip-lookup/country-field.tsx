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
import { formatStop, formatStopCountries, joinNames, type TripLookupCopy } from "./trip-lookup-copy.ts";

/** Maximum number of suggestions: as many as fit above a phone's keyboard. */
const maxSuggestions = 5;
/** Maximum number of similar names proposed for an unknown name. */
const maxProposals = 3;

/** Name of the field, and of the query parameter that it sends without script. */
export const countryFieldName = "pais";

type CountryFieldProps = {
  /** Ref to the field, for callers that must focus it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  gazetteer: Gazetteer;
  /** Whether all names have loaded; before, a name may be unknown only because it has not loaded. */
  hasAllNames: boolean;
  copy: Pick<
    TripLookupCopy,
    "field" | "add" | "suggestions" | "unknown" | "ambiguous" | "suggestion" | "countryNote" | "mexicoNote"
  >;
  /** Called when the field is used. */
  onUse: () => void;
  onChoose: (chosenStops: readonly TripStop[]) => void;
};

/**
 * A field with suggestions: the WAI-ARIA combobox pattern. The first suggestion is active from the start, unless the
 * name means several places. A known name followed by a comma is chosen at once; a name that only resembles known ones
 * is proposed, never chosen.
 */
export function CountryField({ fieldRef, gazetteer, hasAllNames, copy, onUse, onChoose }: CountryFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [moved, setMoved] = useState<number>();
  const [taken, setTaken] = useState<readonly NamedStop[]>([]);
  /** Number of times that the text was submitted without a match. */
  const [vainSubmits, setVainSubmits] = useState(0);

  const { certainStops, pending, remainingParts } = parseTrip(text, gazetteer);
  const { kind, options = [] } = pending ?? {};
  const isOnlySimilar = kind === "like";
  const matches = isOnlySimilar ? [] : options.slice(0, maxSuggestions);
  const proposals = isOnlySimilar && hasAllNames ? options.slice(0, maxProposals) : [];
  const activeIndex = moved ?? (kind === "which" ? -1 : 0);
  const isShown = isOpen && matches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function updateText(nextText: string) {
    setText(nextText);
    setIsOpen(true);
    setMoved(undefined);
    setVainSubmits(0);
  }

  function setStops(chosenStops: readonly NamedStop[]) {
    setTaken(chosenStops);
    onChoose(chosenStops.map(({ stop }) => stop));
  }

  function chooseTypedNames(typedText: string, names = gazetteer) {
    onUse();
    const end = Math.max(typedText.lastIndexOf(","), typedText.lastIndexOf(";"));
    const parsedTrip = parseTrip(typedText.slice(0, end + 1), names);
    const isSure = parsedTrip.pending?.kind === "named";
    const namedStops = [...parsedTrip.certainStops, ...(isSure ? (parsedTrip.pending?.options.slice(0, 1) ?? []) : [])];
    if (namedStops.length === 0) return updateText(typedText);
    setStops(namedStops);
    const remainingTexts = isSure
      ? parsedTrip.remainingParts
      : [parsedTrip.pending?.text ?? "", ...parsedTrip.remainingParts];
    updateText([...remainingTexts.filter(Boolean), typedText.slice(end + 1).trimStart()].join(", "));
  }

  /** @returns the stops already typed and the option, without duplicates. */
  function addOption(option: NamedStop | undefined): NamedStop[] {
    const before = certainStops.filter(({ stop }) => stop !== option?.stop);
    return dedupeStops([...before, ...(option ? [option] : [])]);
  }

  function chooseOption(option: NamedStop | undefined) {
    const chosenStops = addOption(option);
    if (chosenStops.length === 0) return setVainSubmits(vainSubmits + 1);
    const remainingTexts = option ? remainingParts : [pending?.text ?? "", ...remainingParts];
    flushSync(() => {
      setStops(chosenStops);
      updateText(remainingTexts.join(", "));
    });
    fieldRef.current?.focus({ preventScroll: true });
    scrollToVerdict(fieldRef.current?.closest("[data-tool]"));
  }

  function moveActive(step: number) {
    const from = activeIndex < 0 && step < 0 ? 0 : activeIndex;
    if (isShown) setMoved((from + step + matches.length) % matches.length);
    setIsOpen(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") moveActive(1);
    else if (event.key === "ArrowUp") moveActive(-1);
    else if (event.key === "Escape" && isShown) setIsOpen(false);
    else if (event.key === "Escape") updateText("");
    else return;
    event.preventDefault();
  }

  const chooseFromAddress = useEffectEvent((names: Gazetteer) => {
    const addressText = new URLSearchParams(location.search).get(countryFieldName);
    if (addressText) chooseTypedNames(`${addressText},`, names);
  });
  // Without script, the form submits its text as the page's query: choose those countries, and try again once more
  // names have loaded.
  useEffect(() => chooseFromAddress(gazetteer), [gazetteer]);

  const formatRemark = () => {
    if (text.trim() === "") return vainSubmits ? copy.unknown.empty : formatStopCountries(taken, copy);
    if (!pending?.text) return vainSubmits && hasAllNames ? fillPlaceholders(copy.unknown.noPlace, { text }) : "";
    const texts = hasAllNames ? formatSpanishList(remainingParts.map((each) => `«${each}»`)) : "";
    return [
      fillPlaceholders(formatQuestion(), { text: pending.text }),
      texts && fillPlaceholders(copy.unknown.rest, { texts }),
    ]
      .filter(Boolean)
      .join(" ");
  };

  /**
   * Formats the message about the uncertain part of the typed text. Except for `which`, it is empty while there are
   * suggestions.
   */
  const formatQuestion = () => {
    if (kind === "which") return copy.ambiguous;
    if (!hasAllNames || matches.length > 0) return "";
    return isOnlySimilar ? copy.unknown.like : kind === "avoided" ? copy.unknown.avoided : copy.unknown.none;
  };

  return (
    <div className={styles.combobox}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          chooseOption(matches[activeIndex]);
          fieldRef.current?.focus({ preventScroll: true });
        }}
      >
        <FieldWithButton showsButtonText>
          <TextField
            ref={fieldRef}
            label={copy.field.label}
            placeholder={copy.field.example}
            name={countryFieldName}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={id}
            aria-activedescendant={isShown && activeIndex >= 0 ? optionId(activeIndex) : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            value={text}
            onFocus={() => {
              onUse();
              setIsOpen(true);
            }}
            onChange={({ target }) => chooseTypedNames(target.value)}
            onKeyDown={handleKeyDown}
            onBlur={({ relatedTarget }) => relatedTarget?.id.startsWith(id) || setIsOpen(false)}
          />
          <Button type="submit" variant="light">
            {copy.add}
          </Button>
        </FieldWithButton>
      </form>
      <div className={styles.options} id={id} role="listbox" aria-label={copy.suggestions} hidden={!isShown}>
        {matches.map((option, index) => (
          <button
            type="button"
            key={formatStop(option)}
            className={styles.option}
            id={optionId(index)}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            // This keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => chooseOption(option)}
          >
            {joinNames(addOption(option).map((each) => ({ name: formatStop(each) })))}
          </button>
        ))}
      </div>
      <p className={styles.remark} aria-live="polite">
        {/* Screen readers do not announce the same text again. */}
        {`${formatRemark()}${vainSubmits > 0 && vainSubmits % 2 === 0 ? "\u00a0" : ""}`}
      </p>
      {proposals.length > 0 && (
        <div className={styles.proposed}>
          {proposals.map((option) => (
            <Button key={formatStop(option)} variant="ghost" size="s" onClick={() => chooseOption(option)}>
              {fillPlaceholders(copy.suggestion, { name: formatStop(option) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
