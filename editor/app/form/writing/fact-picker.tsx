import { useContext, useId, useState } from "react";
import { replaceNoBreakSpaces } from "#editor/api/form/form-value.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { NewFactForm } from "./new-fact-form.tsx";
import { SearchPicker } from "./search-picker.tsx";
import type { WordsToReplace } from "./use-text-area.ts";

type FactPickerProps = {
  look?: "plain" | "text";
  /**
   * Called with the fact's name, such as `precio.legend`. For a new fact or a typed figure, `wordsToReplace` has the
   * words to replace; `hasFocusLeft` says whether the user moved the focus elsewhere during the save.
   */
  onFactPicked: (name: string, wordsToReplace?: WordsToReplace, hasFocusLeft?: boolean) => void;
  /**
   * Returns the words that a new fact replaces. They are its proposed value; facts with that value are listed first.
   */
  findWordsToReplace: (defaultWords?: string) => WordsToReplace;
  typedFigures?: readonly string[];
  /** Whether typed figures that no fact says stay as they are. */
  offersOnlyFacts?: boolean | undefined;
};

/** Facts that texts name most: prices, offers and terms; others, such as remarks about samples, come after them. */
const usualFactPattern = /^(?:pagina|membresias?|oferta|plazo)\./;

/** Maximum number of facts offered for one figure: many may have a short value, such as `30 días`. */
const maxEqualFacts = 3;

/**
 * «Insertar dato»: searches a fact to insert, and can create a missing one. Buttons replace typed figures by the facts
 * that say the same.
 */
export function FactPicker({
  look = "plain",
  onFactPicked,
  findWordsToReplace,
  typedFigures = [],
  offersOnlyFacts = false,
}: FactPickerProps) {
  const { facts, newFactsListId } = useContext(FormContext);
  const id = useId();
  const [wordsForNewFact, setWordsForNewFact] = useState<WordsToReplace>();
  const [replacedWords, setReplacedWords] = useState("");
  const choices = Object.entries(facts).map(([key, { label, value }]) => ({ key, name: value, note: label }));
  const rank = ({ key, name }: { key: string; name: string }) => {
    const value = replaceNoBreakSpaces(name);
    if (replacedWords !== "" && value.includes(replacedWords)) return value === replacedWords ? 0 : 1;
    return usualFactPattern.test(key) ? 2 : 3;
  };
  return (
    <>
      <SearchPicker
        id={id}
        texts={{
          openLabel: "Insertar dato",
          searchLabel: "Qué dato buscas",
          listLabel: "Datos",
          noMatchMessage: "Ningún dato tiene esas palabras.",
          ...(newFactsListId && { createLabel: "Dato nuevo" }),
        }}
        // The facts that say the same as the words that they would replace come first.
        choices={choices.toSorted((a, b) => rank(a) - rank(b))}
        look={look}
        onOpen={() => setReplacedWords(replaceNoBreakSpaces(findWordsToReplace(typedFigures[0]).words))}
        onChoicePicked={(name) => onFactPicked(name)}
        onCreate={() => setWordsForNewFact(findWordsToReplace(typedFigures[0]))}
      />
      {[...new Set(typedFigures)].map((words) => {
        const equalFacts = Object.entries(facts)
          .filter(([name, { value }]) => !name.startsWith("ejemplo.") && replaceNoBreakSpaces(value) === words)
          .slice(0, maxEqualFacts);
        if (offersOnlyFacts && equalFacts.length === 0) return null;
        return (
          <div key={words} className={layout.row}>
            {equalFacts.length > 0 && <p>{`¿De qué habla «${words}»?`}</p>}
            {equalFacts.map(([name, { label }]) => (
              <PushButton key={name} onClick={() => onFactPicked(name, { words, from: 0 })}>
                {`Si habla de «${label}»: usar ese dato`}
              </PushButton>
            ))}
            {newFactsListId && (
              <PushButton
                look={equalFacts.length === 1 ? "text" : "plain"}
                onClick={() => setWordsForNewFact({ words, from: 0 })}
              >
                {`Es otro dato: agregar «${words}»`}
              </PushButton>
            )}
          </div>
        );
      })}
      {wordsForNewFact && newFactsListId && (
        <NewFactForm
          key={wordsForNewFact.words}
          listId={newFactsListId}
          initialValue={wordsForNewFact.words}
          onFactAdded={(name, hasFocusLeft) => {
            setWordsForNewFact(undefined);
            onFactPicked(name, wordsForNewFact, hasFocusLeft);
          }}
          onCancel={() => {
            setWordsForNewFact(undefined);
            focusAfterRender(`${id}-abre`);
          }}
        />
      )}
    </>
  );
}
