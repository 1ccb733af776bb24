import { expect, test } from "vitest";
import { diffWords } from "./diff-words.ts";

test("consecutive changed words are grouped, removed before added", () => {
  expect(diffWords("Trae pan. Las mascotas esperan fuera.", "Trae pan y un vaso limpio.")).toEqual([
    { kind: "same", text: "Trae pan" },
    { kind: "removed", text: ". Las mascotas esperan fuera" },
    { kind: "added", text: " y un vaso limpio" },
    { kind: "same", text: "." },
  ]);
});

test("a common space before the next word is not part of a change", () => {
  expect(diffWords("Medio, fecha y monto.", "Medio, fecha, monto y banco.")).toEqual([
    { kind: "same", text: "Medio, fecha" },
    { kind: "added", text: ", monto" },
    { kind: "same", text: " y " },
    { kind: "removed", text: "monto" },
    { kind: "added", text: "banco" },
    { kind: "same", text: "." },
  ]);
});
