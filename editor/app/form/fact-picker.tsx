import type { Menu } from "#editor/api.ts";
import { WordPicker } from "./word-picker.tsx";

type FactPickerProps = {
  facts: Menu["facts"];
  look?: "plain" | "text";
  /** Takes the fact's name: `precio.legend`. */
  onPick: (name: string) => void;
};

/** «Insertar dato»: facts are found by their words, and written by their name. */
export function FactPicker({ facts, look = "plain", onPick }: FactPickerProps) {
  return (
    <WordPicker
      words={{
        open: "Insertar dato",
        sought: "Qué dato buscas",
        list: "Datos",
        none: "Ningún dato tiene esas palabras.",
      }}
      choices={Object.entries(facts).map(([key, { label, value }]) => ({ key, name: value, note: label }))}
      look={look}
      onPick={onPick}
    />
  );
}
