import { expect, test } from "vitest";
import { pickFittingParagraphs, pickParagraphs } from "./pick-paragraphs.ts";

const pick = (texts: readonly string[], question: string, isWhole = false) =>
  pickParagraphs({ paragraphs: texts.map((text) => [text]), links: [], isWholeAnswer: isWhole }, question).flat();

test("picks the beginning of a part, and the paragraph with the question's words", () => {
  const texts = ["Tarda 24 horas como máximo.", "Elige el día de tu cambio.", "Puedes quedarte sin servicio un rato."];
  expect(pick(texts, "¿me quedo sin servicio?")).toEqual([texts[0], texts[2]]);
  expect(pick(texts, "¿y eso?")).toEqual(texts.slice(0, 2));
});

test("a list comes with its introduction, steps from the first one, and a question's answer whole", () => {
  const list = ["Esto puedes hacer.", "• Compra un paquete.", "• Renueva."];
  expect(pick([...list, "Otra cosa, que no es de la lista."], "renueva")).toEqual(list);
  expect(pick(["1. Abre la app.", "2. Elige tu membresía.", "Nota."], "nota")).toEqual([
    "1. Abre la app.",
    "2. Elige tu membresía.",
  ]);
  expect(pick(["Uno.", "Dos.", "Tres."], "tres", true)).toEqual(["Uno.", "Dos.", "Tres."]);
});

test("an item comes with the introduction of its list", () => {
  const texts = ["Puedes cambiarte cuando quieras.", "Se queda:", "• Tu saldo.", "• Lo que debas."];
  expect(pick(texts, "¿y mi saldo?")).toEqual(texts.slice(0, 3));
  expect(
    pickFittingParagraphs(
      texts.map((text) => [text]),
      "¿y mi saldo?",
    ).flat(),
  ).toEqual(texts.slice(1, 3));
});

test.each([
  ["¿en cuánto tiempo contestan?", ["Contestamos en 20 días hábiles."]],
  ["¿tiene algún costo?", ["Es gratis."]],
  ["¿a qué correo lo mando?", ["Mándalo por correo."]],
  ["¿y a ella?", []],
])("after a section was shown, «%s» is answered by %j", (question, expected) => {
  const paragraphs = [["Mándalo por correo."], ["Contestamos en 20 días hábiles."], ["Es gratis."]];
  expect(pickFittingParagraphs(paragraphs, question).flat()).toEqual(expected);
});
