import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

test("every placeholder is replaced with its value, whatever its characters", () => {
  expect(fillPlaceholders("{total} por {months}; {total}", { total: "$1,440", months: "3\u00a0meses" })).toBe(
    "$1,440 por 3\u00a0meses; $1,440",
  );
  expect(fillPlaceholders("{a}", { a: "$& {a}" })).toBe("$& {a}");
});

test("a placeholder without a value is an error", () => {
  expect(() => fillPlaceholders("{total}", {})).toThrow("nothing for {total}");
});
