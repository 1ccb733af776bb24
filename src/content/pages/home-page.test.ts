import { expect, test } from "vitest";
import { findLegalText } from "#content/legal/legal-texts.ts";
import { termsQuote } from "./home-page.ts";

test("the contract has the words that the home page quotes, in the part that the link names", () => {
  const [, part] = findLegalText("contrato-de-adhesion").versions[0].html.split('id="vigencia"');
  expect(part?.split("<h2")[0]).toContain(termsQuote);
});
