import { expect, test } from "vitest";
import { findHardcodedFigure } from "./hardcoded-figure.ts";

test.each([
  ["Pagas 20% menos.", "20%"],
  ["Cuesta $1,850.", "$1,850"],
  ["Dura 30 días.", "30 días"],
  ["Son 60\u00a0GB.", "60\u00a0GB"],
  ["Llama al 800 468 8722.", "800"],
])("finds the figure in «%s»", (text, figure) => {
  expect(findHardcodedFigure(text)).toBe(figure);
});

test("a figure in a name does not count", () => {
  for (const text of [
    "100% digital, con 5G.",
    "Marca 911.",
    "Desde el iPhone 13.",
    "sin +52",
    "código 051",
    "artículo 185",
    "CC BY 4.0",
    "M3 o T4",
  ])
    expect(findHardcodedFigure(text), text).toBeUndefined();
});
