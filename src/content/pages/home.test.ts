import { expect, test } from "vitest";
import { pageAt } from "#content/site/site-map.ts";
import * as home from "./home.ts";
import { leadFormCopy } from "./lead-form.ts";

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test("the site map contains every internal address on the home page", () => {
  const named = [...textsOf(home), leadFormCopy.terms.to].filter((text) => /^\/[^\s]/.test(text));
  expect(named.length).toBeGreaterThan(4);
  for (const to of named) expect(() => pageAt(to.split("#")[0] ?? to)).not.toThrow();
});
