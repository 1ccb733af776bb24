/** Colours and logo of the documents, read from the site's own source. */
import { readFileSync } from "node:fs";
import { toTypstString } from "#documents/pdf/typst-string.ts";
import { createTokenColorReader } from "./token-color.ts";

const colors = {
  ink: "obsidiana",
  "soft-ink": "gris",
  blue: "talavera",
  hairline: "line",
  wash: "info-ground",
} as const;

/** Renders Typst definitions of the colours and the logo, for the template. */
export function renderTypstBrand(): string {
  const readColor = createTokenColorReader();
  const definitions = Object.entries(colors).map(([name, token]) => `#let ${name} = rgb("${readColor(token)}")`);
  const logo = renderLogoSvg(readColor("obsidiana"), readColor("nopal"));
  return `${definitions.join("\n")}\n#let logo = bytes(${toTypstString(logo)})\n`;
}

/**
 * Renders the logo as a standalone SVG.
 *
 * @param card - colour of the card.
 * @param letters - colour of the letters.
 */
export function renderLogoSvg(card: string, letters: string): string {
  const source = readFileSync("src/ui/logo/logo.tsx", "utf8");
  const viewBox = requireValue(/viewBox="([^"]+)"/.exec(source)?.[1], "viewBox");
  const [cardPath, lettersPath] = [/ d="([^"]+)"/, /logoLetters =\s+"([^"]+)"/].map((path) => path.exec(source)?.[1]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
    `<path fill="${card}" d="${requireValue(cardPath, "card")}"/>`,
    `<path fill="${letters}" d="${requireValue(lettersPath, "letters")}"/></svg>`,
  ].join("");
}

function requireValue(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`the documents do not find ${name} in the site's look`);
  return value;
}
