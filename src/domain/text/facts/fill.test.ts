import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("every placeholder is replaced with its value, whatever its characters", () => {
  expect(fill("{total} por {months}; {total}", { total: "$1,440", months: "3\u00a0meses" })).toBe(
    "$1,440 por 3\u00a0meses; $1,440",
  );
  expect(fill("{a}", { a: "$& {a}" })).toBe("$& {a}");
});

test("a placeholder without a value is an error", () => {
  expect(() => fill("{total}", {})).toThrow("nothing for {total}");
});
