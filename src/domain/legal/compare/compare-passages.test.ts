import { expect, test } from "vitest";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { readLegalMarkdown } from "#domain/legal/legal-markdown.ts";
import { comparePassages } from "./compare-passages.ts";
import { buildShownPassages } from "./shown-passages.ts";

/** A comparison as a page would show it: `-` before removed words, `+` before added ones. */
function compareBodies(before: string, after: string): string[] {
  const passagesIn = (body: string) =>
    readClauseTexts(readLegalMarkdown(`## Uno [#uno]\n\n${body}`, { file: "uno.md", facts: {} }).html)[0]?.passages ??
    [];
  const words = (parts: readonly { kind: string; text: string }[]) =>
    parts.map(({ kind, text }) => (kind === "same" ? text : `${kind === "added" ? "+" : "-"}[${text}]`)).join("");
  return buildShownPassages(comparePassages(passagesIn(before), passagesIn(after))).map((passage) => {
    if (passage.kind === "gap") return "…";
    if (passage.kind === "row") return passage.cells.map(({ label, parts }) => `${label} ${words(parts)}`).join(" | ");
    return `${passage.kind === "text" ? passage.number : passage.kind} ${words(passage.parts)}`.trim();
  });
}

test("of a long clause only the changed sentence is shown, with its number, without other paragraphs", () => {
  const before =
    "1. Se paga por adelantado.\n2. El recibo llega en 5 días.\n   - Por correo.\n   - En la app.\n3. Hay quejas.";
  expect(compareBodies(before, before.replace("5", "15"))).toEqual([
    "…",
    "1.2 El recibo llega en -[5]+[15] días.",
    "…",
  ]);
  expect(compareBodies(before, before.replace("En la app", "En la app y en papel"))).toEqual([
    "…",
    "En la app+[ y en papel].",
    "…",
  ]);
});

test("an added paragraph renumbers the others, and only it is shown", () => {
  const before = "1. Se paga por adelantado.\n2. El recibo llega en 5 días.";
  const after = "1. Se paga por adelantado.\n2. Se avisa antes de cobrar.\n3. El recibo llega en 5 días.";
  expect(compareBodies(before, after)).toEqual(["…", "1.2 +[Se avisa antes de cobrar.]", "…"]);
  expect(compareBodies(after, before)).toEqual(["…", "1.2 -[Se avisa antes de cobrar.]", "…"]);
});

test("paragraphs with little in common are shown one after the other, not word by word", () => {
  expect(compareBodies("El recibo llega por correo.", "El Usuario elige la cuenta de correo.")).toEqual([
    "-[El recibo llega por correo.]",
    "+[El Usuario elige la cuenta de correo.]",
  ]);
});

const table = (...rows: readonly string[]) => ["| Plan | Precio |", "| - | - |", ...rows].join("\n");

test("tables are compared row by row, each cell with its column", () => {
  const before = table("| Básica | $100 |", "| Total | $200 |", "| Extra | $300 |");
  expect(compareBodies(before, table("| Básica | $100 |", "| Total | $250 |", "| Nueva | $400 |"))).toEqual([
    "…",
    "Plan: Total | Precio: $-[200]+[250]",
    "Plan: -[Extra] | Precio: -[$300]",
    "Plan: +[Nueva] | Precio: +[$400]",
  ]);
  expect(compareBodies(before, before.replace("Precio", "Precio al mes"))).toEqual([
    "columns Plan, Precio+[ al mes]",
    "…",
  ]);
});

test("an added row does not change the text of the numbered rows", () => {
  const before = table("| I | Conservar el número |", "| II | Recibir el servicio |");
  const after = table("| I | Conservar el número |", "| II | Presentar quejas |", "| III | Recibir el servicio |");
  expect(compareBodies(before, after)).toEqual([
    "…",
    "Plan: +[II] | Precio: +[Presentar quejas]",
    "Plan: -[II]+[III] | Precio: Recibir el servicio",
  ]);
});
