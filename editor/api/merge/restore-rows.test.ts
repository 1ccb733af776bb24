import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { restoreRows } from "./restore-rows.ts";

const row = (slug: string, name = slug) => ({ slug, name });

test("restoring an earlier state keeps the rows published since then in place, and removes drafts", () => {
  const now = { data: [row("draft"), row("b", "B"), row("a", "A"), row("c", "C")], publishedKeys: ["a", "b", "c"] };
  expect(restoreRows(toFormSchema(promotionsSchema), [row("a", "old")], now)).toEqual({
    data: [row("b", "B"), row("a", "old"), row("c", "C")],
    keptRowNames: ["«B»", "«C»"],
  });
});
