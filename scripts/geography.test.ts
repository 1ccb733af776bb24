import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { StateBorders } from "./geography/mexico-borders.ts";
import { buildGeographyFiles } from "./geography.ts";

const files = await buildGeographyFiles();
const states = JSON.parse(files["src/content/coverage/outline/mexico-states.json"] ?? "") as StateBorders[];

/** Areas in square kilometres, from the national statistics institute (INEGI). */
const official: Record<string, number> = {
  AGU: 5616,
  BCN: 71450,
  BCS: 73909,
  CAM: 57507,
  CHP: 73311,
  CHH: 247412,
  CMX: 1495,
  COA: 151595,
  COL: 5627,
  DUR: 123364,
  MEX: 22351,
  GUA: 30607,
  GRO: 63596,
  HID: 20821,
  JAL: 78596,
  MIC: 58599,
  MOR: 4879,
  NAY: 27857,
  NLE: 64156,
  OAX: 93757,
  PUE: 34306,
  QUE: 11691,
  ROO: 44705,
  SLP: 61138,
  SIN: 57365,
  SON: 179355,
  TAB: 24731,
  TAM: 80249,
  TLA: 3997,
  VER: 71824,
  YUC: 39524,
  ZAC: 75284,
};

function squareKm(ring: readonly number[]): number {
  const radians = ring.map((degrees) => (degrees * Math.PI) / 180);
  let doubled = 0;
  for (let index = 0; index + 3 < ring.length; index += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = radians.slice(index, index + 4);
    doubled += (x1 - x0) * (Math.sin(y0) + Math.sin(y1));
  }
  return (Math.abs(doubled) / 2) * 6371 ** 2;
}

test("the committed files match the script's output", () => {
  expect(Object.keys(files)).toHaveLength(7);
  for (const [path, text] of Object.entries(files)) expect(readFileSync(path, "utf8") === text, path).toBe(true);
});

test("the 32 states are in Spanish alphabetical order, each with closed rings", () => {
  expect(states.map(({ code }) => code).toSorted()).toEqual(Object.keys(official).toSorted());
  const names = states.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "es")));
  for (const ring of states.flatMap(({ rings }) => rings)) {
    expect(ring.length % 2).toBe(0);
    expect(ring.slice(0, 2)).toEqual(ring.slice(-2));
  }
});

test("each state's area is within 8% of the official one, and the country's within 1%", () => {
  const areas = states.map(({ code, rings }) => [code, rings.reduce((sum, ring) => sum + squareKm(ring), 0)] as const);
  const violations = areas.filter(([code, area]) => Math.abs(area / (official[code] ?? 0) - 1) > 0.08);
  expect(violations).toEqual([]);
  const whole = areas.reduce((sum, [, area]) => sum + area, 0);
  expect(Math.abs(whole / 1_960_000 - 1)).toBeLessThan(0.01);
});

test("the map draws no border twice", () => {
  const { outline, lines } = JSON.parse(files["public/mapas/estados.json"] ?? "") as Record<string, number[][]>;
  const stretches = [...(outline ?? []), ...(lines ?? [])].flatMap((line) =>
    Array.from({ length: line.length / 2 - 1 }, (_, index) => {
      const [one, other] = [
        line.slice(2 * index, 2 * index + 2).join(),
        line.slice(2 * index + 2, 2 * index + 4).join(),
      ];
      return one < other ? `${one} ${other}` : `${other} ${one}`;
    }),
  );
  expect(stretches.length).toBeGreaterThan(3_000);
  expect(new Set(stretches).size / stretches.length).toBeGreaterThan(0.999);
});

test.each([
  ["public/mapas/estados.json", 25_000],
  ["public/mapas/mexico.svg", 15_000],
  ["public/mapas/localidades.json", 110_000],
  ["public/mapas/lugares.json", 25_000],
])("%s takes at most %i bytes compressed", (path, most) => {
  expect(brotliCompressSync(files[path] ?? "").byteLength).toBeLessThan(most);
});

test("the picture has a title, and nothing blocked by a policy against inline styles and scripts", () => {
  const svg = files["public/mapas/mexico.svg"] ?? "";
  expect(svg).toContain("<title>México y sus 32 estados</title>");
  expect(svg).not.toMatch(/style|script|on\w+=/);
});
