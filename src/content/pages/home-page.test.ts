import { expect, test } from "vitest";
import { findLegalText } from "#content/legal/legal-texts.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { proofSection, termsQuote } from "./home-page.ts";

test("the contract has the words that the home page quotes, in the part that the link names", () => {
  const [, part] = findLegalText("contrato-de-adhesion").versions[0].html.split('id="vigencia"');
  expect(part?.split("<h2")[0]).toContain(termsQuote);
});

test("the folios lead to the regulator's own register, whose site the link names", () => {
  const outside = proofSection.facts.flatMap((fact) => ("outside" in fact && fact.outside ? [fact.outside] : []));
  expect(outside.map(({ href }) => href)).toContain(configuredUrls.regulatorTariffs);
  for (const { label, href } of outside) {
    expect(label).toContain(new URL(href).hostname);
    expect(new URL(href).hostname).not.toMatch(/\.example$/);
  }
});
