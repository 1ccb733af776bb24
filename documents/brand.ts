/** Colours and logo of the documents: those of the site, read where they stand. */
import { readFileSync } from "node:fs";
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
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const colorOf = (token: string) => required(new RegExp(`--${token}: (#[0-9a-f]+);`).exec(tokens)?.[1], `--${token}`);
  const definitions = Object.entries(colors).map(([name, token]) => `#let ${name} = rgb("${colorOf(token)}")`);
  const logo = logoSvg(colorOf("obsidiana"), colorOf("nopal"));
  return `${definitions.join("\n")}\n#let logo = bytes(${typstString(logo)})\n`;
}

function logoSvg(card: string, letters: string): string {
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
