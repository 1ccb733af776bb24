import { expect, test } from "vitest";
import { listPromotionAdvice } from "./promotion-advice.ts";

const today = "2026-11-23";

const promotion = (name: string, from: string, to: string, kind: "porting" | "code" = "porting") => ({
  slug: name,
  name,
  terms: { kind },
  period: { kind: "dates" as const, from, to },
  shownOn: ["memberships"],
});
const november = promotion("Noviembre", "2026-11-01", "2026-11-30");

const listMessages = (
  promotions: Parameters<typeof listPromotionAdvice>[0],
  publishedPromotions: typeof promotions = [],
) =>
  listPromotionAdvice(promotions, { publishedPromotions, today }).map(({ path, message }) =>
    `${path.join(".")}: ${message}`.replaceAll("\u00a0", " "),
  );

test("a new promotion that is already over is flagged; a published one is not", () => {
  const slip = promotion("Buen Fin", "2025-11-13", "2025-11-16");
  expect(listMessages([slip, november])).toEqual(["0.period: ya terminó: revisa sus días, también el año"]);
  expect(listMessages([slip], [slip])).toEqual([]);
  // Ending a published promotion early is deliberate.
  expect(listMessages([slip], [promotion("Buen Fin", "2025-11-13", "2026-12-31")])).toEqual([]);
});

test("a new promotion in the registry without a folio is flagged", () => {
  const christmas = { ...promotion("Navidad", "2026-12-15", "2026-12-31"), shownOn: ["registry"] };
  expect(listMessages([christmas])).toEqual([
    "0.folio: sin él, su página del registro dice que falta: agrégalo cuando quede inscrita",
  ]);
  expect(listMessages([{ ...christmas, folio: 1_999_999 }])).toEqual([]);
  expect(listMessages([christmas], [christmas])).toEqual([]);
});

test("two promotions of a kind on the same future day are flagged unless both were published with these days", () => {
  const christmas = promotion("Navidad", "2026-11-28", "2026-12-31");
  const message =
    "0.period: el 28 de noviembre de 2026 también está vigente «Noviembre», que promete algo parecido: revisa los días de las dos";
  expect(listMessages([christmas, november], [november])).toEqual([message]);
  expect(listMessages([christmas, november], [promotion("Navidad", "2026-12-01", "2026-12-31"), november])).toEqual([
    message,
  ]);
  expect(listMessages([christmas, november], [christmas, november])).toEqual([]);
  expect(listMessages([promotion("Otra", "2026-12-01", "2026-12-31"), november], [november])).toEqual([]);
  const codes = [
    promotion("Uno", "2026-12-01", "2026-12-31", "code"),
    promotion("Dos", "2026-12-01", "2026-12-31", "code"),
  ];
  expect(listMessages(codes)).toEqual([]);
});

test("a new name that another promotion has is flagged, in any spelling; published duplicates are not", () => {
  const year = promotion("Navidad 2026", "2026-12-01", "2026-12-31", "code");
  for (const name of ["Navidad 2026", "NAVIDAD  2026", "Navídad 2026"]) {
    const other = { ...year, slug: "otra", name };
    expect(listMessages([other, year], [year])).toEqual([
      "0.name: así se llama también la promoción del lugar 2, «Navidad 2026»: di qué las distingue",
    ]);
    expect(listMessages([other, year], [other, year])).toEqual([]);
  }
});

test("a last day more than five years ahead is flagged", () => {
  const farOff = "0.period.to: faltan más de 5 años para ese día, o los dura: revisa el año";
  expect(listMessages([promotion("Uno", "2026-11-24", "2031-11-24", "code")])).toEqual([farOff]);
  expect(listMessages([promotion("Uno", "2025-01-01", "2030-01-02", "code")])).toEqual([farOff]);
  expect(listMessages([promotion("Uno", "2026-11-24", "2031-11-23", "code")])).toEqual([]);
});
