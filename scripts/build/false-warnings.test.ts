import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { falseWarningPattern } from "./false-warnings.ts";

test("Lightning CSS still warns about a pseudo-class that browsers support; if this fails, remove the filter", () => {
  const { warnings } = transform({ filename: "a.css", code: Buffer.from("a:target-current { color: red }") });
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringMatching(falseWarningPattern)]);
});
