import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTypstCompiler, loadTypstResources } from "#documents/pdf/typst-compiler.ts";
import { toTypstString } from "#documents/pdf/typst-string.ts";
import { measureInk } from "#documents/share/share-text.ts";
import { findDrawnCharacters, formatDrawnCharactersModule } from "./font-characters.ts";

const characters = [...(await findDrawnCharacters("documents/fonts"))].map((point) => String.fromCodePoint(point));
const usual = [..."½¼¾÷×±≥≤≠→←↑↓✓✔€£¢§¶²³¹′″ﬁﬂøłšőµΩΔ№℠☎★☆♥•…"];

test("the list of characters for the forms matches the fonts; if not, run npm run fonts", async () => {
  const known = readFileSync("src/domain/text/drawn-characters.ts", "utf8");
  expect(known).toBe(formatDrawnCharactersModule(await findDrawnCharacters("documents/fonts")));
  expect(usual.filter((character) => !characters.includes(character))).toEqual([]);
});

test("documents draw every character of the fonts in headings and in text of any weight", () => {
  const all = `#${toTypstString(characters.join(" "))}`;
  const body = `= ${all}\n\n${all}\n\n#strong(${toTypstString(characters.join(" "))})\n\n#emph(${toTypstString(characters.join(" "))})`;
  const source = `#set document(title: "Signos", date: none)\n#set text(font: text-font, lang: "es", fallback: false)\n#show heading: set text(font: title-font)\n${body}`;
  expect(createTypstCompiler(loadTypstResources())(source).pdf.length).toBeGreaterThan(0);
});

test("share pictures draw the common characters in both faces, and refuse a character that they would omit", () => {
  for (const family of ["wim Bricolage", "wim Figtree"] as const) {
    const font = { family, weight: 800, size: 80 } as const;
    for (const character of usual)
      expect(measureInk(character, font).right, `${family} ${character}`).toBeGreaterThan(0);
    expect(() => measureInk("Navidad🎄", font)).toThrow("«🎄» no se puede imprimir");
  }
});
