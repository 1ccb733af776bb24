import { useContext, useId, useState } from "react";
import { replaceNoBreakSpaces } from "#editor/api/form/form-value.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { NewFactForm } from "./new-fact-form.tsx";
import { SearchPicker } from "./search-picker.tsx";
import type { WordsToReplace } from "./use-text-area.ts";

type FactPickerProps = {
  look?: "plain" | "text";
  /**
   * Called with the fact's name, such as `precio.legend`. For a new fact, `wordsToReplace` has the words to replace,
   * and `hasFocusLeft` says whether the user moved the focus elsewhere during the save.
   */
  onFactPicked: (name: string, wordsToReplace?: WordsToReplace, hasFocusLeft?: boolean) => void;
  /**
   * Returns the words that a new fact replaces. They are its proposed value; facts with that value are listed first.
   */
  findWordsToReplace: () => WordsToReplace;
};

/** «Insertar dato»: picks a fact to insert by search, or creates a missing one. */
export function FactPicker({ look = "plain", onFactPicked, findWordsToReplace }: FactPickerProps) {
  const { facts } = useContext(FormContext);
  const id = useId();
  const [wordsForNewFact, setWordsForNewFact] = useState<WordsToReplace>();
  const [replacedWords, setReplacedWords] = useState("");
  const choices = Object.entries(facts).map(([key, { label, value }]) => ({ key, name: value, note: label }));
  const isEqual = ({ name }: { name: string }) => replaceNoBreakSpaces(name) === replacedWords;
  return (
    <>
      <SearchPicker
        id={id}
        texts={{
          openLabel: "Insertar dato",
          searchLabel: "Qué dato buscas",
          listLabel: "Datos",
          noMatchMessage: "Ningún dato tiene esas palabras.",
          createLabel: "Dato nuevo",
        }}
        // Lists facts whose value equals the words to replace first.
        choices={choices.toSorted((a, b) => Number(isEqual(b)) - Number(isEqual(a)))}
        look={look}
        onOpen={() => setReplacedWords(replaceNoBreakSpaces(findWordsToReplace().words))}
        onChoicePicked={(name) => onFactPicked(name)}
        onCreate={() => setWordsForNewFact(findWordsToReplace())}
      />
      {wordsForNewFact && (
        <NewFactForm
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
