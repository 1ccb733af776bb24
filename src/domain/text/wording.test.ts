import { expect, test } from "vitest";
import { insertNoBreakSpaces } from "./wording.ts";

test("binds a number to its unit, and keeps other spaces", () => {
  expect(insertNoBreakSpaces("De 10 p.m. a 2 a.m., 3 horas sin los 5 GB de EE. UU.")).toBe(
    "De 10\u00a0p.m. a 2\u00a0a.m., 3\u00a0horas sin los 5\u00a0GB de EE.\u00a0UU.",
  );
});
