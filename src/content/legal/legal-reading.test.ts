import { expect, test } from "vitest";
import { clausesOf } from "#domain/legal/clause-texts.ts";
import { isOfPage } from "./legal-reading.ts";
import { legalTexts } from "./legal-texts.ts";

test("no clause of any version has an anchor that its page uses itself", () => {
  const taken = legalTexts.flatMap(({ id, versions }) =>
    versions.flatMap(({ version, html }) =>
      clausesOf(html)
        .filter((clause) => isOfPage(clause.id))
        .map((clause) => `${id} ${version}: #${clause.id} is the page's own: change anchors in legal-reading.ts`),
    ),
  );
  expect(taken).toEqual([]);
});
