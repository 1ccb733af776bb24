import { expect, test } from "vitest";
import { clausesOf } from "#domain/legal/clause-texts.ts";
import { legalReading } from "./legal-reading.ts";
import { legalTexts } from "./legal-texts.ts";

test("no clause of any version has the address of a part of its page", () => {
  const ofPage: readonly string[] = Object.values(legalReading.anchors);
  const taken = legalTexts.flatMap(({ id, versions }) =>
    versions.flatMap(({ version, html }) =>
      clausesOf(html)
        .filter((clause) => ofPage.includes(clause.id) || /^version-\d+$/.test(clause.id))
        .map((clause) => `${id} ${version}: #${clause.id} is the page's own: change anchors in legal-reading.ts`),
    ),
  );
  expect(taken).toEqual([]);
});
