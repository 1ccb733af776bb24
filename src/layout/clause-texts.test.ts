import { expect, test } from "vitest";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { clauseTexts } from "./clause-texts.ts";

test("every clause of every text has words, and none of its paragraph numbers", () => {
  for (const { id, versions } of legalTexts) {
    for (const { number, title, text } of clauseTexts(versions[0])) {
      const where = `${id}, ${number} ${title}`;
      expect(text.split(" ").length, where).toBeGreaterThan(5);
      expect(text.startsWith(number), where).toBe(false);
    }
  }
});

test("the parts of a clause belong to it", () => {
  const privacy = legalTexts.find(({ id }) => id === "aviso-de-privacidad");
  const parts = privacy?.versions[0].clauses.filter(({ depth }) => depth === 3) ?? [];
  const whole = privacy
    ? clauseTexts(privacy.versions[0])
        .map(({ text }) => text)
        .join(" ")
    : "";
  expect(parts.length).toBeGreaterThan(0);
  for (const { title } of parts) expect(whole).toContain(title);
});
