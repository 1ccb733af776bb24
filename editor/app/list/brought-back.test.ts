import { expect, test } from "vitest";
import { promotionsSchema } from "#content/forms/promotion-schema.ts";
import { formSchema } from "#content/forms/spoken-path.ts";
import { broughtBack } from "./brought-back.ts";

const row = (slug: string, name = slug) => ({ slug, name });

test("an earlier state keeps what was published since, where it stands, and no draft", () => {
  const now = { data: [row("draft"), row("b", "B"), row("a", "A"), row("c", "C")], published: ["a", "b", "c"] };
  expect(broughtBack(formSchema(promotionsSchema), [row("a", "old")], now)).toEqual({
    data: [row("b", "B"), row("a", "old"), row("c", "C")],
    kept: ["«B»", "«C»"],
  });
});
