import { expect, test } from "vitest";
import { editorFacts, isOfferFact, rowFacts } from "./row-facts.ts";

test("every fact has a unique label, and a value unless it is a fact of the current offer", () => {
  expect(Object.keys(editorFacts)).toEqual(Object.keys(rowFacts));
  const labels = Object.values(editorFacts).map(({ label }) => label);
  expect(labels.filter((label, at) => label === "" || labels.indexOf(label) < at)).toEqual([]);
  for (const [name, { value }] of Object.entries(editorFacts)) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)*$/);
    if (!isOfferFact(name)) expect(value, name).not.toBe("");
  }
});

test("a no-break space binds every figure to its unit", () => {
  const values = Object.values(rowFacts).filter((value) =>
    /\d (GB|días|países|modelos|dígitos|h|minutos)\b/.test(value),
  );
  expect(values).toEqual([]);
});
