import { expect, test } from "vitest";
import { formSchema } from "#content/forms/check/path-label.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import { broughtBack } from "./restored-rows.ts";

const row = (slug: string, name = slug) => ({ slug, name });

test("an earlier state keeps what was published since, where it stands, and no draft", () => {
  const now = { data: [row("draft"), row("b", "B"), row("a", "A"), row("c", "C")], published: ["a", "b", "c"] };
  expect(broughtBack(formSchema(promotionsSchema), [row("a", "old")], now)).toEqual({
    data: [row("b", "B"), row("a", "old"), row("c", "C")],
    kept: ["«B»", "«C»"],
  });
});
