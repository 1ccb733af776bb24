import { expect, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import { currentOffer, offerPeriodText } from "#content/promotions/current-offer.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { buildHomePromotionLinks, portingNote } from "./home-notes.ts";

test("the legal note states the regular prices and, during an offer, the prices and days of every publication", () => {
  const note = portingNote.paragraphs.join("\n");
  const { porting } = currentOffer;
  expect(note.includes("Hoy no hay una promoción")).toBe(!porting);
  for (const { id, name, regularPesos, firstMonthGb } of plans) {
    expect(note).toContain(`${name}, ${formatPesos(regularPesos)}`);
    if (firstMonthGb) expect(note).toContain(`${firstMonthGb}\u00a0GB`);
    const otherPesos = porting?.otherReading?.pesos[id];
    if (otherPesos !== undefined) expect(note).toContain(`${name} en ${formatPesos(otherPesos)}`);
    if (porting) expect(note).toContain(`${name}, ${formatPesos(porting.pesos[id])}`);
  }
  if (!porting) return;
  expect(note).toContain(
    `${porting.percent}% menos que el precio regular durante los primeros ${porting.months}\u00a0meses`,
  );
  if (porting.otherReading) expect(note).toContain(`los primeros ${porting.otherReading.months}\u00a0meses, con`);
  expect(note).toContain(`Vigencia: ${offerPeriodText}.`);
});

test("the home page lists every promotion except the unlisted one", () => {
  expect(buildHomePromotionLinks()).toHaveLength(promotions.length - 1);
});
