import { expect, test } from "vitest";
import { parseMarkdown } from "#editor/server/legal/source/legal-text-source.ts";
import { findStrayMarks } from "./markdown-lint.ts";

const listMarks = (text: string) =>
  findStrayMarks(text, parseMarkdown(text)).map(({ kind = "error", words, line, message }) => [
    kind,
    line,
    words,
    message,
  ]);

test.each([
  ["El **Operador también", "**", "quita «**», o selecciona las palabras y presiona «Negritas»"],
  ["Ve el [mapa](/mapa-de-cob", "[mapa](/mapa-de-cob", "presiona «Enlace»"],
  ["Ve el [mapa] (/mapa-de-cobertura) hoy", "[mapa] (/mapa-de-cobertura)", "presiona «Enlace»"],
  ["Ve el mapa](/mapa)", "](", "presiona «Enlace»"],
  ["Da {{dato.datos} al Usuario", "{{dato.datos}", "elige el dato con «Insertar dato»"],
  ["Da {plazo.paquete}} al Usuario", "{plazo.paquete}}", "elige el dato con «Insertar dato»"],
  ["Fin [#otro-id]", "[#otro-id]", "una dirección va en un enlace"],
  ["• Viñeta", "•", "empieza la línea con «-» en lugar de «•», o presiona «Punto de lista»"],
  ["- Así\no\tdentro", "o", "empieza la línea con «-» en lugar de «o»"],
  ["1. Otro punto\na)\tinciso", "a)", "empieza la línea con «1.» en lugar de «a)»"],
  ["1. Otro punto\n   ii) inciso", "ii)", "empieza la línea con «1.»"],
  ["1. Uno.\n2. Dos.\n3. ", "3.", "el párrafo 3 está vacío: escribe sus palabras, o quita «3.»"],
  ["4. Uno.\n5. - Dos.", "5.", "el párrafo 5 está vacío"],
  ["1. Uno:\n   1. a\n   2. \n2. Dos.", "2.", "el párrafo 2 está vacío"],
  ["Así:\n\n- \n- Dos.", "-", "una viñeta está vacía: escribe sus palabras, o quita «-»"],
  ["| A | B | C |\n| - | - | - |\n| 1 | 2 |", "| 1 | 2 |", "completa la fila: tiene 2 de 3 columnas"],
])("%j is reported, because visitors would see its marks", (body, words, message) => {
  const line = 3 + body.slice(0, body.indexOf(words)).split("\n").length - 1;
  expect(listMarks(`## A [#a]\n\n${body}\n`)).toEqual([["error", line, words, expect.stringContaining(message)]]);
});

test("words in brackets only cause advice, because they may be intended", () => {
  expect(listMarks("## A [#a]\n\nVe el [mapa de cobertura] hoy.\n")).toEqual([
    ["advice", 3, "[mapa de cobertura]", expect.stringContaining("se lee con sus corchetes")],
  ]);
});

test("a word split at a line end and an «o» that may be a bullet only cause advice", () => {
  expect(listMarks("## A [#a]\n\nLa cober-\ntura y\no Todo lo demás.\n")).toEqual([
    ["advice", 3, "cober-\ntura", expect.stringContaining("«cober-» y «tura» se leen separados")],
    ["advice", 5, expect.stringMatching(/^o/), expect.stringContaining("si «o» es aquí una viñeta")],
  ]);
});

test("complete, escaped and correctly placed marks are not reported", () => {
  const body = [
    "El **Operador** da {{plazo.paquete}} y [el mapa](/mapa), (a) y b) y [Por confirmar por el Operador: el precio].",
    "1. Uno • dos\n   - Tres",
    "Así: \\*\\* y \\[palabra\\].",
    "| A | B |\n| - | - |\n| **1** | {{a.b}} |",
  ];
  expect(listMarks(`## A [#a]\n\n${body.join("\n\n")}\n`)).toEqual([]);
});
