import { expect, test } from "vitest";
import { readLegalMarkdown } from "#domain/legal/legal-markdown.ts";
import { convertPaste } from "./convert-paste.ts";

test.each([
  ["1.\tOtro punto\r\na)\tinciso\r\nb)\totro", "1. Otro punto\n   1. inciso\n   1. otro"],
  ["•\tViñeta\n·  Otra", "- Viñeta\n- Otra"],
  ["·\tUno\no\tDentro\no\tOtra\n§\tMás dentro\n·\tDos", "- Uno\n   - Dentro\n   - Otra\n      - Más dentro\n- Dos"],
  ["o\tUna sola\no\tlista", "- Una sola\n- lista"],
  ["10.\tDiez\no\tDentro", "10. Diez\n    - Dentro"],
  ["\uf0b7\tViñeta de otra letra\nü\tPalomita", "- Viñeta de otra letra\n   - Palomita"],
  ["El plan\no bien el paquete", "El plan\no bien el paquete"],
  ["El “Usuario” tiene 30\u00a0días", "El «Usuario» tiene 30 días"],
  ["uno\vdos y co\u00adber\u200btura\ufeff", "uno\ndos y cobertura"],
  ["co\u00ad\nbertura", "cobertura"],
  ["1. Uno\n   - Dos (a) y b) tres", "1. Uno\n   - Dos (a) y b) tres"],
])("%j is pasted as a legal text writes it", (pastedText, typedText) => {
  expect(convertPaste(pastedText)).toEqual({ text: typedText, joinedWords: [] });
});

test("items nested in a paste are nested on the page", () => {
  const { text } = convertPaste("10.\tDiez\no\tDentro\n§\tMás dentro\n11.\tOnce");
  const { html } = readLegalMarkdown(`## Uno [#uno]\n\n${text}\n`, { file: "1.md", facts: {} });
  expect(html.match(/<(\/?)(?:ol|ul)\b/g)).toEqual(["<ol", "<ul", "<ul", "</ul", "</ul", "</ol"]);
});

test("words split at a line end are joined, and listed", () => {
  expect(convertPaste("la cober-\ntura y el costo\u2010\nbeneficio, 4-\n5 y CRT-\nIFT")).toEqual({
    text: "la cobertura y el costobeneficio, 4-\n5 y CRT-\nIFT",
    joinedWords: ["cobertura", "costobeneficio"],
  });
});
