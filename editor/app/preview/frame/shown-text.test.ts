import { expect, test } from "vitest";
import { findChangedTextIndexes } from "./shown-text.ts";

const page = ["Inicio", "Avisos", "Uno", "Dos", "Pie"];

test.each([
  ["says the same", page, []],
  ["has another word", ["Inicio", "Avisos", "Uno", "Otro", "Pie"], [3]],
  ["has a row more", ["Inicio", "Avisos", "Nuevo", "su texto", "Uno", "Dos", "Pie"], [2, 3]],
  ["changed in two places, with what stayed between them", ["Inicio", "Noticias", "Uno", "Otro", "Pie"], [1, 3]],
  ["has a row less: what stands there now", ["Inicio", "Avisos", "Dos", "Pie"], [2]],
  ["has rows in another order", ["Inicio", "Avisos", "Dos", "Uno", "Pie"], [2]],
  ["lost its end", ["Inicio", "Avisos"], [1]],
])("a page that %s", (_what, after, changed) => {
  expect(findChangedTextIndexes(page, after)).toEqual(changed);
});
