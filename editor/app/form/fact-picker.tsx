import { useId, useState } from "react";
import type { Menu } from "#editor/api.ts";
import { focusSoon } from "./focus-field.ts";
import { NewFact } from "./new-fact.tsx";
import { WordPicker } from "./word-picker.tsx";

type FactPickerProps = {
  facts: Menu["facts"];
  look?: "plain" | "text";
  /** Takes the fact's name: `precio.legend`. */
  onPick: (name: string) => void;
};

/** «Insertar dato»: facts are found by their words, and written by their name; what none says is made here. */
export function FactPicker({ facts, look = "plain", onPick }: FactPickerProps) {
  const id = useId();
  const [isNew, setNew] = useState(false);
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
        onPick={onPick}
        onMore={() => setNew(true)}
      />
      {isNew && (
        <NewFact
          onMade={(name) => {
            setNew(false);
            onPick(name);
          }}
          onCancel={() => {
            setNew(false);
            focusSoon(`${id}-abre`);
          }}
        />
      )}
    </>
  );
}
