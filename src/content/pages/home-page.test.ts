import { expect, test } from "vitest";
import { findLegalText } from "#content/legal/legal-texts.ts";
import { quoteParagraph } from "#content/legal/paragraph-quote.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { proofSection, termsQuotes } from "./home-page.ts";

test.each(termsQuotes)("the contract has the words «%s», in a numbered paragraph with an address", (words) => {
  const quote = quoteParagraph("contrato-de-adhesion", words);
  expect(quote?.parts.join("")).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  const { number = "missing", parts: [before = "missing"] = [], href } = quote ?? {};
  const [{ html }] = findLegalText("contrato-de-adhesion").versions;
  const [, id = "missing"] = href?.split("#") ?? [];
  expect(html).toMatch(new RegExp(`id="${id}">.*${number}<.*${before}${words}`));
});

test("a text without the words has no quote", () => {
  expect(quoteParagraph("contrato-de-adhesion", "plazo de tres años")).toBeUndefined();
});

test("the folios lead to the regulator's own register, whose site the link names", () => {
  const outside = [proofSection.register.outside, proofSection.porting.outside].flatMap((link) => link ?? []);
  expect(outside.map(({ href }) => href)).toContain(configuredUrls.regulatorTariffs);
  for (const { label, href } of outside) {
    expect(label).toContain(new URL(href).hostname);
    expect(new URL(href).hostname).not.toMatch(/\.example$/);
  }
});
