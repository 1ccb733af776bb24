import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const lightBlock = /^:root \{([^}]*)\}/m.exec(css)?.[1] ?? "";
const darkBlock = /@media \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
const light = listVariables(lightBlock);
const dark = new Map([...light, ...listVariables(darkBlock)]);

test("the dark scheme has its own colours", () => {
  expect(dark.get("ground")).not.toBe(light.get("ground"));
});

/** Text on grounds, and the minimum ratio: AAA (7) for running text, AA (4.5) for the rest, 3 for control outlines. */
const switching: [text: string, grounds: string, min: number][] = [
  ["text", "ground ground-2 surface field short-ground info-ground warn-ground ok-ground error-ground", 7],
  ["text-2", "ground ground-2 surface", 7],
  ["link", "ground ground-2 surface short-ground info-ground warn-ground ok-ground error-ground", 7],
  ["accent", "ground", 4.5],
  ["error", "ground surface error-ground", 4.5],
  ["error-line", "surface", 3],
  ["line-control", "field surface", 3],
  ["outline", "ground", 3],
  ["footer-text", "footer", 7],
  ["focus", "ground", 3],
];
const fixed: typeof switching = [
  ["blanco", "talavera obsidiana obsidiana-trama", 7],
  ["nopal", "talavera", 4.5],
  ["oro", "obsidiana-trama talavera obsidiana", 4.5],
  ["obsidiana", "nopal cempasuchil rosa jade-claro oro lagrima lila masa", 7],
  ["masa", "obsidiana", 7],
  ["talavera-oscuro", "talavera-claro lagrima lila masa", 4.5],
  // Text must stay readable on the darkest line of the tile pattern.
  ["blanco", "talavera-trama", 5.1],
  ["obsidiana", "nopal-trama cempasuchil-trama lila lagrima masa-2", 10],
];

test.each([
  ["light", light, [...switching, ...fixed]],
  ["dark", dark, switching],
] as const)("every pair of colours has the contrast its use needs, %s", (_scheme, variables, pairs) => {
  const poor = pairs
    .flatMap(([text, grounds, min]) => grounds.split(" ").map((ground) => ({ text, ground, min })))
    .map((pair) => ({ ...pair, is: contrast(variables, pair.text, pair.ground) }))
    .filter(({ is, min }) => is < min);
  expect(poor).toEqual([]);
});

test("no text is in the accent colour, whose contrast is enough only for lines and drawings", () => {
  const folder = new URL("../", import.meta.url);
  const violations = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .filter((file) => /^\s*color: var\(--accent\)/m.test(readFileSync(new URL(file, folder), "utf8")));
  expect(violations).toEqual([]);
});

test("dark mode only changes variables that light mode has", () => {
  expect([...listVariables(darkBlock).keys()].filter((name) => !light.has(name))).toEqual([]);
});

function listVariables(block = "") {
  return new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** WCAG 2.2, contrast ratio of two opaque colours. */
function contrast(variables: Map<string, string>, text: string, ground: string) {
  const [lighter = 0, darker = 0] = [luminance(variables, text), luminance(variables, ground)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(variables: Map<string, string>, name: string): number {
  const value = variables.get(name);
  const [, inner] = value?.match(/^var\(--([\w-]+)\)$/) ?? [];
  if (inner) return luminance(variables, inner);
  const hex = value?.match(/^#([0-9a-f]{3}|[0-9a-f]{6})$/)?.[1];
  if (!hex) throw new Error(`--${name}: ${value} is not an opaque colour`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((index) => {
    const channel = Number.parseInt(full.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
