import { expect, test } from "vitest";
import { findWords } from "./text-selection.ts";

test("words are found in their line or below; without a match, the start of the line is returned", () => {
  const text = "uno 30\ndos 30\n\ncuatro";
  const find = (line: number, words: string) => findWords(text, { line, words });
  expect(find(1, "30")).toEqual({ from: 4, to: 6 });
  expect(find(2, "30")).toEqual({ from: 11, to: 13 });
  expect(find(4, "cinco")).toEqual({ from: 15, to: 15 });
  expect(find(2, "")).toEqual({ from: 7, to: 7 });
});
