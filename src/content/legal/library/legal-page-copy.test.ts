import { expect, test } from "vitest";
import { legalTexts } from "#content/legal/legal-texts.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import { isReservedAnchor } from "./legal-page-copy.ts";

test("no clause of any version has an anchor that the legal page uses for its own sections", () => {
  const taken = legalTexts.flatMap(({ id, versions }) =>
    versions.flatMap(({ version, html }) =>
      listClauses(html)
        .filter((clause) => isReservedAnchor(clause.id))
        .map((clause) => `${id} ${version}: #${clause.id} is the page's own: give the clause another id`),
    ),
  );
  expect(taken).toEqual([]);
});
