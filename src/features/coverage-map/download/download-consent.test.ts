import { expect, test } from "vitest";
import { computeBytesNeedingConsent } from "./download-consent.ts";

const files = [
  { id: "3g-garantizada", path: "/kml/3G-garantizada.kml", bytes: 9e6, downloadBytes: 2_000_000 },
  { id: "4g-garantizada", path: "/kml/4G-garantizada.kml", bytes: 9e6, downloadBytes: 2_500_000 },
  { id: "5g", path: "/kml/5G.kml", bytes: 1e6, downloadBytes: 310_000 },
] as const;
const plan = { files, acceptedIds: new Set<never>(), isInMemory: () => false, savesData: false };

test("small files need no question, unless they are large together", () => {
  expect(computeBytesNeedingConsent({ ...plan, ids: ["3g-garantizada"] })).toBe(0);
  expect(computeBytesNeedingConsent({ ...plan, ids: ["3g-garantizada", "4g-garantizada"] })).toBe(4_500_000);
});

test("data saving in the browser lowers the limit", () => {
  expect(computeBytesNeedingConsent({ ...plan, ids: ["5g"] })).toBe(0);
  expect(computeBytesNeedingConsent({ ...plan, ids: ["5g"], savesData: true })).toBe(310_000);
});

test("files in memory or already accepted need no question", () => {
  const ids = ["3g-garantizada", "4g-garantizada"] as const;
  expect(computeBytesNeedingConsent({ ...plan, ids, isInMemory: (id) => id === "3g-garantizada" })).toBe(0);
  expect(computeBytesNeedingConsent({ ...plan, ids, acceptedIds: new Set(ids) })).toBe(0);
});
