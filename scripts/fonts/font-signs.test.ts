import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inkBounds } from "#documents/share-text.ts";
import { openCompiler, typstLook } from "#documents/typst-compiler.ts";
import { typstString } from "#documents/typst-string.ts";
import { drawnSigns, drawnSignsModule } from "./font-signs.ts";

const signs = [...(await drawnSigns("documents/fonts"))].map((point) => String.fromCodePoint(point));
const usual = [..."½¼¾÷×±≥≤≠→←↑↓✓✔€£¢§¶²³¹′″ﬁﬂøłšőµΩΔ№℠☎★☆♥•…"];

test("the list of signs for the forms matches the fonts; if not, run npm run fonts", async () => {
  const known = readFileSync("src/domain/text/drawn-signs.ts", "utf8");
  expect(known).toBe(drawnSignsModule(await drawnSigns("documents/fonts")));
  expect(usual.filter((sign) => !signs.includes(sign))).toEqual([]);
});

test("documents draw every sign of the fonts in headings and in text of any weight", () => {
  const all = `#${typstString(signs.join(" "))}`;
  const body = `= ${all}\n\n${all}\n\n#strong(${typstString(signs.join(" "))})\n\n#emph(${typstString(signs.join(" "))})`;
  const source = `#set document(title: "Signos", date: none)\n#set text(font: text-font, lang: "es", fallback: false)\n#show heading: set text(font: title-font)\n${body}`;
  expect(openCompiler(typstLook())(source).pdf.length).toBeGreaterThan(0);
});

test("share pictures draw the common signs in both faces, and refuse a sign that they would omit", () => {
  for (const family of ["wim Bricolage", "wim Figtree"] as const) {
    const font = { family, weight: 800, size: 80 } as const;
    for (const sign of usual) expect(inkBounds(sign, font).right, `${family} ${sign}`).toBeGreaterThan(0);
    expect(() => inkBounds("Navidad🎄", font)).toThrow("«🎄» no se puede imprimir");
  }
});
