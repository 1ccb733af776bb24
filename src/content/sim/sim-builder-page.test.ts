import { expect, test } from "vitest";
import { purchaseLinks } from "#content/site/site-map/links.ts";
import { setNumberChoice } from "#domain/plans/purchase.ts";
import { simBuilderView, simPrivacySection } from "./sim-builder-page.ts";

const text = simPrivacySection.points.join(" ");

test("the words about privacy name what the purchase link carries: the membership, and whether a number comes along", () => {
  const plain = new URL(purchaseLinks.community);
  const carried = [...new URL(setNumberChoice(purchaseLinks.community, "traigo")).searchParams.keys()];
  expect(carried.filter((name) => !plain.searchParams.has(name))).toEqual(["numero"]);
  for (const word of ["compras", "membresía", "número"]) expect(text).toContain(word);
});

test("the words about privacy type no button's label, which staff changes elsewhere in the form", () => {
  for (const label of Object.values(simBuilderView.actions)) expect(text).not.toContain(label);
});
