import { expect, test } from "vitest";
import { promotionsAdvice } from "./promotion-advice.ts";

const today = "2026-11-23";

const promotion = (name: string, from: string, to: string, kind: "porting" | "code" = "porting") => ({
  slug: name,
  name,
  terms: { kind },
  period: { kind: "dates" as const, from, to },
});
const november = promotion("Noviembre", "2026-11-01", "2026-11-30");

const saidOf = (promotions: Parameters<typeof promotionsAdvice>[0], published: typeof promotions = []) =>
  promotionsAdvice(promotions, { published, today }).map(({ path, message }) =>
    `${path.join(".")}: ${message}`.replaceAll("\u00a0", " "),
  );

test("a new promotion whose days are over wants a second look, and one that was published does not", () => {
  const slip = promotion("Buen Fin", "2025-11-13", "2025-11-16");
  expect(saidOf([slip, november])).toEqual(["0.period: ya terminó: revisa sus días, también el año"]);
  expect(saidOf([slip], [slip])).toEqual([]);
  // Whoever ends one early means it.
  expect(saidOf([slip], [promotion("Buen Fin", "2025-11-13", "2026-12-31")])).toEqual([]);
});

test("two promotions of a kind on a day to come want one, if the days of one are not yet as published", () => {
  const christmas = promotion("Navidad", "2026-11-28", "2026-12-31");
  const said =
    "0.period: el 28 de noviembre de 2026 también está vigente «Noviembre», que promete algo parecido: revisa los días de las dos";
  expect(saidOf([christmas, november], [november])).toEqual([said]);
  expect(saidOf([christmas, november], [promotion("Navidad", "2026-12-01", "2026-12-31"), november])).toEqual([said]);
  expect(saidOf([christmas, november], [christmas, november])).toEqual([]);
  expect(saidOf([promotion("Otra", "2026-12-01", "2026-12-31"), november], [november])).toEqual([]);
  const codes = [
    promotion("Uno", "2026-12-01", "2026-12-31", "code"),
    promotion("Dos", "2026-12-01", "2026-12-31", "code"),
  ];
  expect(saidOf(codes)).toEqual([]);
});
