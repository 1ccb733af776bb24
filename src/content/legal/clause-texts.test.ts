import { expect, test } from "vitest";
import { clausesOf, clauseTexts } from "#domain/legal/clause-texts.ts";
import { legalTextOf, legalTexts } from "./legal-texts.ts";

test("every clause of every text has words, and none of its paragraph numbers", () => {
  for (const { id, versions } of legalTexts) {
    for (const { number, title, text } of clauseTexts(versions[0].html)) {
      const where = `${id}, ${number} ${title}`;
      expect(text.split(" ").length, where).toBeGreaterThan(5);
      expect(text.startsWith(number), where).toBe(false);
    }
  }
});

test("the parts of a clause belong to it", () => {
  const [{ html }] = legalTextOf("aviso-de-privacidad").versions;
  const parts = clausesOf(html).filter(({ depth }) => depth === 3);
  const whole = clauseTexts(html)
    .map(({ text }) => text)
    .join(" ");
  expect(parts.length).toBeGreaterThan(0);
  for (const { title } of parts) expect(whole).toContain(title);
});
