import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureInk } from "#documents/share-text.ts";
import { createTypstCompiler, loadTypstResources } from "#documents/typst-compiler.ts";
import { toTypstString } from "#documents/typst-string.ts";
import { findDrawnSigns, formatDrawnSignsModule } from "./font-signs.ts";

const signs = [...(await findDrawnSigns("documents/fonts"))].map((point) => String.fromCodePoint(point));
const usual = [..."½¼¾÷×±≥≤≠→←↑↓✓✔€£¢§¶²³¹′″ﬁﬂøłšőµΩΔ№℠☎★☆♥•…"];

test("the list of signs for the forms matches the fonts; if not, run npm run fonts", async () => {
  const known = readFileSync("src/domain/text/drawn-signs.ts", "utf8");
  expect(known).toBe(formatDrawnSignsModule(await findDrawnSigns("documents/fonts")));
  expect(usual.filter((sign) => !signs.includes(sign))).toEqual([]);
});

test("documents draw every sign of the fonts in headings and in text of any weight", () => {
  const all = `#${toTypstString(signs.join(" "))}`;
  const body = `= ${all}\n\n${all}\n\n#strong(${toTypstString(signs.join(" "))})\n\n#emph(${toTypstString(signs.join(" "))})`;
  const source = `#set document(title: "Signos", date: none)\n#set text(font: text-font, lang: "es", fallback: false)\n#show heading: set text(font: title-font)\n${body}`;
  expect(createTypstCompiler(loadTypstResources())(source).pdf.length).toBeGreaterThan(0);
});

test("share pictures draw the common signs in both faces, and refuse a sign that they would omit", () => {
  for (const family of ["wim Bricolage", "wim Figtree"] as const) {
    const font = { family, weight: 800, size: 80 } as const;
    for (const sign of usual) expect(measureInk(sign, font).right, `${family} ${sign}`).toBeGreaterThan(0);
    expect(() => measureInk("Navidad🎄", font)).toThrow("«🎄» no se puede imprimir");
  }
});
