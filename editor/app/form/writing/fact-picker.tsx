import { useId, useState } from "react";
import type { Menu } from "#editor/api/api.ts";
import { focusSoon } from "#editor/app/form/focus-field.ts";
import { NewFact } from "./new-fact.tsx";
import type { Replaced } from "./use-writing.ts";
import { WordPicker } from "./word-picker.tsx";

type FactPickerProps = {
  facts: Menu["facts"];
  look?: "plain" | "text";
  /** Takes the fact's name: `precio.legend`; of a new one, what it is to take the place of, and whether somebody writes elsewhere by now. */
  onPick: (name: string, instead?: Replaced, isLeft?: boolean) => void;
  /** What a new fact is to say and to take the place of. */
  meant: () => Replaced;
};

/** «Insertar dato»: facts are found by their words, and written by their name; what none says is made here. */
export function FactPicker({ facts, look = "plain", onPick, meant }: FactPickerProps) {
  const id = useId();
  const [made, setMade] = useState<Replaced>();
  return (
    <>
      <WordPicker
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
        <NewFact
          words={made.words}
          onMade={(name, isLeft) => {
            setMade(undefined);
            onPick(name, made, isLeft);
          }}
          onCancel={() => {
            setMade(undefined);
            focusSoon(`${id}-abre`);
          }}
        />
      )}
    </>
  );
}
