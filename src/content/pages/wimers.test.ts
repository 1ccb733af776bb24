import { expect, test } from "vitest";
import { benefits } from "#content/plans/benefits.ts";
import { benefitSection, benefitSlides, referral, referralRegistrations } from "./wimers.ts";

test("each benefit says which memberships include it and which it can be added to", () => {
  const told = benefitSlides().map(({ name, standings }) => [
    name,
    ...standings.map(({ label, plans }) => `${label}: ${plans}`),
  ]);
  expect(told).toEqual([
    ["Amazon Prime", "Incluido: Community, Legend y Ultimate"],
    ["Paramount+", "Incluido: Legend y Ultimate", "Se agrega aparte: Rookie y Community"],
    ["LoungeKey", "Incluido: Legend y Ultimate", "Se agrega aparte: Rookie y Community"],
    ["Bigbox", "Incluido: Ultimate", "Se agrega aparte: Rookie, Community y Legend"],
    ["ViX", "Se agrega aparte: Cualquier membresía"],
    ["Deezer", "Se agrega aparte: Cualquier membresía"],
  ]);
});

test("each benefit links to its own guide, once that page is published", () => {
  const hrefs = benefitSlides(() => true).map(({ guide }) => guide?.href);
  expect(new Set(hrefs).size).toBe(benefits.length);
  expect(hrefs).not.toContain(undefined);
  expect(benefitSlides(() => false).filter((slide) => "guide" in slide)).toEqual([]);
});

test("the carousel's timing and the referral's figures match the specification", () => {
  expect(benefitSection.autoplayMs).toEqual({ phone: 8000, desktop: 6000 });
  expect(`${referral.referrer.figure} ${referral.referrer.text}`).toBe("20% menos en tu siguiente membresía");
  expect(`${referral.referred.figure} ${referral.referred.text}`).toBe("10% menos en sus primeras 2\u00a0membresías");
});

test("the referral names every registration with its dates, and links only to published pages", () => {
  expect(referralRegistrations(() => false)).toEqual([
    { name: "Referidos, marzo de 2025", validity: expect.stringContaining("marzo de 2025") },
    { name: "Referidos, febrero de 2025", validity: expect.stringContaining("febrero de 2025") },
    { name: "Referidos (general)" },
  ]);
  expect(referralRegistrations(() => true).map(({ href }) => href)).toEqual([
    "/registro-promociones/wim-referidos-mar-25",
    "/registro-promociones/referidos-febrero-25",
    "/registro-promociones/referidos",
  ]);
});
