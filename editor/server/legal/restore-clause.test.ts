import { expect, test } from "vitest";
import { headParts, withOldPart } from "./restore-clause.ts";

const text = (clauses: string, title = "Uno") =>
  `---\ntitle: ${title}\nversion: "1"\ninForce: pendiente\nsummary:\n  - a\n  - b\n  - c\n---\n\n${clauses}`;
const clause = (id: string, words: string, marks = "##") => `${marks} ${id} [#${id}]\n\n1. ${words}\n`;

const old = text(
  [clause("a", "Uno."), clause("b", "Dos."), clause("b-c", "Parte.", "###"), clause("d", "Tres.")].join("\n"),
);

test.each([
  ["with its parts", ["a", "x"], ["b", "y"], ["d", "z"]],
  ["that was removed, behind what stood before it", ["a", "x"], ["d", "z"]],
  ["that was removed with all before it", ["d", "z"]],
])("one clause comes back %s, and every other byte stays", (_what, ...now) => {
  const written = text(now.map(([id = "", words = ""]) => clause(id, words)).join("\n"));
  const rest = now.filter(([id]) => id !== "b").map(([id = "", words = ""]) => clause(id, words));
  const brought = [clause("b", "Dos."), clause("b-c", "Parte.", "###")];
  const at = rest.findIndex((each) => each.startsWith("## d"));
  expect(withOldPart(written, old, "b")).toBe(text(rest.toSpliced(at, 0, ...brought).join("\n")));
});

test("the last clause comes back, one of now goes, and a title comes back alone", () => {
  expect(withOldPart(text(clause("a", "x")), old, "d")).toBe(text([clause("a", "x"), clause("d", "Tres.")].join("\n")));
  expect(withOldPart(text([clause("a", "x"), clause("e", "y")].join("\n")), old, "e")).toBe(text(clause("a", "x")));
  expect(withOldPart(text(clause("a", "x"), "Otro"), old, headParts.title)).toBe(text(clause("a", "x")));
});
