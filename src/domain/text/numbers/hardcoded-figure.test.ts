import { expect, test } from "vitest";
import { listHardcodedFigures } from "./hardcoded-figure.ts";

test.each([
  ["Pagas 20% menos.", "20%"],
  ["Cuesta $1,850.", "$1,850"],
  ["Dura 30 días.", "30 días"],
  ["Son 60\u00a0GB.", "60\u00a0GB"],
  ["Llama al 800 468 8722.", "800 468 8722"],
  ["Con plazo forzoso de dos años.", "dos años"],
  ["Cuesta trescientos pesos.", "trescientos pesos"],
  ["Tarda treinta y un días.", "treinta y un días"],
  ["Son veinticinco por ciento menos.", "veinticinco por ciento"],
])("finds the figure in «%s»", (text, figure) => {
  expect(listHardcodedFigures(text)).toEqual([figure]);
});

test("a figure in a name, an article and a number of other things do not count", () => {
  for (const text of [
    "100% digital, con 5G.",
    "Marca 911.",
    "Desde el iPhone 13.",
    "sin +52",
    "código 051",
    "artículo 185",
    "CC BY 4.0",
    "M3 o T4",
    "Cámbiate en seis pasos, en un día hábil.",
  ])
    expect(listHardcodedFigures(text), text).toEqual([]);
});

test("all figures of a text are listed, each once", () => {
  expect(listHardcodedFigures("De $20 a $30 por dos años, o $20 por 60 días.")).toEqual([
    "$20",
    "$30",
    "60 días",
    "dos años",
  ]);
});
