import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toTypstString, toTypstValue } from "./typst-string.ts";

/** The value that Typst reads. */
function evaluate(expression: string): unknown {
  const mainFileContent = `#metadata(${expression}) <value>`;
  const [found] = NodeCompiler.create().query({ mainFileContent }, { selector: "<value>" }) as { value: unknown }[];
  return found?.value;
}

const anyText = fc.string({ unit: "binary" });
const toWritable = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, " ");

test("any text stays the same text in Typst, except for control characters", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(evaluate(toTypstString(text))).toBe(toWritable(text));
    }),
    { numRuns: 10 },
  );
});

test.each(["#panic()", '"; #panic() "', "\\", '\\"', "\\u{41}", "[*_`$<a>@b", "// no", "/* no", "--- ...", "a\nb"])(
  "%j is not markup",
  (text) => {
    expect(evaluate(toTypstString(text))).toBe(toWritable(text));
  },
);

test("data keep their values", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string({ unit: "grapheme" }), value: fc.integer() })), (rows) => {
      expect(evaluate(toTypstValue(rows))).toEqual(rows.map((row) => ({ ...row })));
    }),
    { numRuns: 10 },
  );
});
