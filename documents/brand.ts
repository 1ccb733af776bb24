/** Colours and logo of the documents, read from the site's own source. */
import { readFileSync } from "node:fs";
import { tokenColors } from "./token-color.ts";
import { typstString } from "./typst-string.ts";

const colors = {
  ink: "obsidiana",
  "soft-ink": "gris",
  blue: "talavera",
  hairline: "line",
  wash: "info-ground",
} as const;

/** The definitions that the template uses. */
export function brandInTypst(): string {
  const colorOf = tokenColors();
  const definitions = Object.entries(colors).map(([name, token]) => `#let ${name} = rgb("${colorOf(token)}")`);
  const logo = logoSvg(colorOf("obsidiana"), colorOf("nopal"));
  return `${definitions.join("\n")}\n#let logo = bytes(${typstString(logo)})\n`;
}

/** The logo as a separate SVG file, 104 x 48. */
export function logoSvg(card: string, letters: string): string {
  const source = readFileSync("src/ui/logo/logo.tsx", "utf8");
  const viewBox = required(/viewBox="([^"]+)"/.exec(source)?.[1], "viewBox");
  const [cardPath, lettersPath] = [...source.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<path fill="${card}" d="${required(cardPath, "card")}"/>`,
    `<path fill="${letters}" d="${required(lettersPath, "letters")}"/></svg>`,
  ].join("");
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`the documents do not find ${name} in the site's look`);
  return value;
}
