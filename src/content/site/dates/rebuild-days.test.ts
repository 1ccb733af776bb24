import { expect, test } from "vitest";
import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import { findRebuildDays } from "./rebuild-days.ts";

const draft: LegalVersion = { title: "Política", version: "1", inForce: "pendiente", summary: ["", "", ""], html: "" };

test("coming days are the starts and ends of offers, first days of rows and starts of published versions", () => {
  const offers = [
    { days: { from: "2026-11-15", to: "2026-11-30" } },
    { days: { from: "2026-12-01", to: "2026-12-31", otherTo: "2027-01-06" } },
  ];
  const announced = { ...draft, inForce: "2026-12-22", published: "2026-11-20" } as const;
  const texts = [{ versions: [announced] as const }, { versions: [{ ...draft, inForce: "2027-02-01" }] as const }];
  expect(findRebuildDays("2026-11-22", [...offers, {}], texts, ["2026-11-25"])).toEqual([
    ...["2026-11-25", "2026-12-01", "2026-12-22", "2027-01-01", "2027-01-07"],
  ]);
  expect(findRebuildDays("2027-01-07", offers, texts, [])).toEqual([]);
});
