import { expect, test } from "vitest";
import { findClosestText } from "./closest-text.ts";

const known = [
  "El Galaxy Z Flip 5G no tiene eSIM.",
  "Permite dos eSIM activas.",
  "Solo usa eSIM: no tiene bandeja.",
  "Solo los comprados con Google Fi.",
];

test.each([
  ["solo usa esim", "Solo usa eSIM: no tiene bandeja."],
  ["Solo comprados en Google Fi", "Solo los comprados con Google Fi."],
  ["Depende del clima", undefined],
  ["Sí jala", undefined],
  ["", undefined],
])("the text with the beginning most similar to «%s» is %s", (typedText, nearest) => {
  expect(findClosestText(typedText, known)).toBe(nearest);
});
