import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeParagraphs } from "./merge-paragraphs.ts";

const base = ["1. Uno dura poco.", "2. Dos cuesta algo.", "3. Tres se queda.", "4. Cuatro termina."];
const merge = (mine: readonly string[], theirs: readonly string[], side: "mine" | "theirs" = "mine") => {
  const { text, conflicts } = mergeParagraphs(
    { base: base.join("\n"), mine: mine.join("\n"), theirs: theirs.join("\n") },
    side,
  );
  return { lines: text.split("\n"), conflicts };
};
const [one = "", two = "", three = "", four = ""] = base;

test.each([
  [
    "two neighbouring paragraphs",
    ["1. A", two, three, four],
    [one, "2. B", three, four],
    ["1. A", "2. B", three, four],
  ],
  [
    "an insertion before a change",
    [one, "1b. A", two, three, four],
    [one, "2. B", three, four],
    [one, "1b. A", "2. B", three, four],
  ],
  [
    "an insertion after a change",
    ["1. A", two, three, four],
    [one, "1b. B", two, three, four],
    ["1. A", "1b. B", two, three, four],
  ],
  ["a removal and a change", [two, three, four], [one, two, three, "4. B"], [two, three, "4. B"]],
  ["the same change", ["1. A", two, three, four], ["1. A", two, three, "4. B"], ["1. A", two, three, "4. B"]],
])("changes of %s are both kept", (_what, mine, theirs, expected) => {
  expect(merge(mine, theirs)).toEqual({ lines: expected, conflicts: [] });
  expect(merge(theirs, mine, "theirs")).toEqual({ lines: expected, conflicts: [] });
});

test("only the paragraph that both sides changed is decided; all other paragraphs of both sides stay", () => {
  const [mine, theirs] = [
    ["1. A", "2. Dos cuesta mucho.", three, four],
    [one, "2. Dos cuesta nada.", three, "4. B"],
  ];
  const conflict = { firstWords: "2. Dos cuesta algo.", mine: "2. Dos cuesta mucho.", theirs: "2. Dos cuesta nada." };
  expect(merge(mine, theirs)).toEqual({ lines: ["1. A", conflict.mine, three, "4. B"], conflicts: [conflict] });
  expect(merge(mine, theirs, "theirs").lines).toEqual(["1. A", conflict.theirs, three, "4. B"]);
});

test("two insertions at one place are a conflict, and so is removing a paragraph that the other side changed", () => {
  expect(merge([one, "A", two, three, four], [one, "B", two, three, four]).conflicts).toMatchObject([
    { mine: "A", theirs: "B" },
  ]);
  expect(merge([two, three, four], ["1. B", two, three, four]).conflicts).toMatchObject([{ mine: "", theirs: "1. B" }]);
});

test("any two texts merge: an unchanged side yields the other side, and without conflicts the order does not matter", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", "d", ""), { minLength: 1, maxLength: 8 })
    .map((l) => l.join("\n"));
  fc.assert(
    fc.property(text, text, text, (was, mine, theirs) => {
      expect(mergeParagraphs({ base: was, mine, theirs: was }, "theirs")).toEqual({ text: mine, conflicts: [] });
      expect(mergeParagraphs({ base: was, mine: was, theirs }, "mine")).toEqual({ text: theirs, conflicts: [] });
      expect(mergeParagraphs({ base: was, mine, theirs: mine }, "mine")).toEqual({ text: mine, conflicts: [] });
      const one = mergeParagraphs({ base: was, mine, theirs }, "mine");
      const other = mergeParagraphs({ base: was, mine: theirs, theirs: mine }, "theirs");
      expect(other.conflicts.length).toBe(one.conflicts.length);
      expect(other.text).toBe(one.text);
    }),
  );
});
