import { expect, test } from "vitest";
import { parseSimAddress } from "./sim-answers.ts";
import { formatSimNumber, judgeSimNumber, newNumberText } from "./sim-number.ts";

const today = "2026-11-25";

test.each([
  [newNumberText, "yes"],
  ["prepago", "yes"],
  ["pospago", "depends"],
  ["fija", "no"],
  // The window of 40 days begins on the day after the cancellation.
  ["prepago-2026-10-16", "yes"],
  ["prepago-2026-10-15", "no"],
  ["pospago-2026-11-20", "depends"],
])("judges %s by the rules of porting", (text, verdict) => {
  expect(judgeSimNumber(text, today)).toBe(verdict);
});

test.each(["", "prestado", "prepago-2026-11-26", "prepago-2026-13-45"])("does not judge %j", (text) => {
  expect(judgeSimNumber(text, today)).toBeUndefined();
});

test("every situation has a text that a URL may contain", () => {
  const texts = [
    formatSimNumber({ kind: "landline", billingType: "prepaid" }, undefined),
    formatSimNumber({ kind: "mobile", billingType: "prepaid" }, undefined),
    formatSimNumber({ kind: "mobile", billingType: "postpaid" }, "2026-11-20"),
    newNumberText,
  ];
  expect(texts).toEqual(["fija", "prepago", "pospago-2026-11-20", "nuevo"]);
  for (const text of texts) expect(parseSimAddress(`?numero=${text}`)).toEqual({ number: text });
});
