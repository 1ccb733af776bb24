import { expect, test } from "vitest";
import { diffWords } from "#domain/legal/compare/diff-words.ts";
import { splitMarkup } from "./markup-runs.ts";

const format = (parts: ReturnType<typeof splitMarkup>) =>
  parts.map(({ kind, runs }) => [
    kind,
    runs
      .map(({ text, isBold, isLink, factName }) => `${isBold ? "B:" : ""}${isLink ? "L:" : ""}${factName ?? text}`)
      .join("|"),
  ]);
const read = (text: string) => format(splitMarkup([{ kind: "same", text }]))[0]?.[1];

test("facts, bold text and links are runs without their marks, and other brackets stay", () => {
  expect(read("Te da **dos** al mes por {{membresia.legend.precio}}.")).toBe(
    "Te da |B:dos| al mes por |membresia.legend.precio|.",
  );
  expect(read("[irse **cuando** quiera](#salida), dice [Por confirmar].")).toBe(
    "L:irse |B:L:cuando|L: quiera|, dice [Por confirmar].",
  );
  expect(read("[{{ley.nombre}}]({{ley.enlace}})")).toBe("L:ley.nombre");
  expect(read("Nota (a] b [c")).toBe("Nota (a] b [c");
});

test("marks and facts are never cut by a difference, and each side has its own marks", () => {
  const before = "Pagas {{oferta.legend.precio}} en **quince días** y [te vas cuando quieras](#salida).";
  const after = "Pagas {{oferta.rookie.precio}} en **diez días** y [te vas siempre](/ayuda#salida).";
  expect(format(splitMarkup(diffWords(before, after)))).toEqual([
    ["same", "Pagas "],
    ["removed", "oferta.legend.precio"],
    ["added", "oferta.rookie.precio"],
    ["same", " en "],
    ["removed", "B:quince"],
    ["added", "B:diez"],
    ["same", "B: días| y |L:te vas "],
    ["removed", "L:cuando quieras"],
    ["added", "L:siempre"],
    ["same", "."],
  ]);
});
