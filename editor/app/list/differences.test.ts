import { expect, test } from "vitest";
import { promotionsSchema } from "#content/forms/promotion-schema.ts";
import { formSchema } from "#content/forms/spoken-path.ts";
import { differences } from "./differences.ts";

const row = {
  slug: "a",
  name: "Buen Fin",
  period: { kind: "dates", from: "2026-11-13", to: "2026-11-16" },
  isOnHome: true,
};

test("names the row and the field that two people wrote differently", () => {
  const theirs = [
    { ...row, slug: "b", name: "Verano" },
    { ...row, period: { ...row.period, to: "2026-11-17" } },
  ];
  expect(differences(formSchema(promotionsSchema), [row], theirs)).toEqual([
    { where: "«Buen Fin» › Vigencia › Hasta", mine: "2026-11-16", theirs: "2026-11-17" },
    { where: "«Verano»", mine: "no está", theirs: "está" },
  ]);
});
