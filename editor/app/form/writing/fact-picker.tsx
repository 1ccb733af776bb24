import { useContext, useId, useState } from "react";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { NewFactForm } from "./new-fact-form.tsx";
import { SearchPicker } from "./search-picker.tsx";
import type { WordsToReplace } from "./use-text-area.ts";

type FactPickerProps = {
  look?: "plain" | "text";
  /**
   * Called with the fact's name, e.g. `precio.legend`. For a new fact, `instead` has the words to replace, and `isLeft`
   * says whether the user moved the focus elsewhere during the save.
   */
  onPick: (name: string, instead?: WordsToReplace, isLeft?: boolean) => void;
  /** Returns the words that a new fact replaces. They are also proposed as the fact's value. */
  meant: () => WordsToReplace;
};

/** «Insertar dato»: searches a fact to insert, and can create a missing one. */
export function FactPicker({ look = "plain", onPick, meant }: FactPickerProps) {
  const { facts } = useContext(FormContext);
  const id = useId();
  const [made, setMade] = useState<WordsToReplace>();
  return (
    <>
      <SearchPicker
        id={id}
        words={{
          open: "Insertar dato",
          sought: "Qué dato buscas",
          list: "Datos",
          none: "Ningún dato tiene esas palabras.",
          more: "Dato nuevo",
        }}
        choices={Object.entries(facts).map(([key, { label, value }]) => ({ key, name: value, note: label }))}
        look={look}
        onPick={(name) => onPick(name)}
        onMore={() => setMade(meant())}
      />
      {made && (
        <NewFactForm
          words={made.words}
          onMade={(name, isLeft) => {
            setMade(undefined);
            onPick(name, made, isLeft);
          }}
          onCancel={() => {
            setMade(undefined);
            focusAfterRender(`${id}-abre`);
          }}
        />
      )}
    </>
  );
}
