import { expect, test } from "vitest";
import { purchaseLinks } from "#content/site/site-map/links.ts";
import { addNumberChoice } from "#domain/plans/purchase.ts";
import { simBuilderMarkupCopy, simPrivacySection } from "./sim-builder-page.ts";

const text = simPrivacySection.points.join(" ");

test("the privacy text names the data in the purchase link: the membership, and whether the visitor brings a number", () => {
  const plain = new URL(purchaseLinks.community);
  const carried = [...new URL(addNumberChoice(purchaseLinks.community, "traigo")).searchParams.keys()];
  expect(carried.filter((name) => !plain.searchParams.has(name))).toEqual(["numero"]);
  for (const word of ["compras", "membresía", "número"]) expect(text).toContain(word);
});

test("the privacy text repeats no button's label, because staff edit labels elsewhere in the form", () => {
  for (const label of Object.values(simBuilderMarkupCopy.actions)) expect(text).not.toContain(label);
});
