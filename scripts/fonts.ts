// Run after changing a package version or the lists below: npm run fonts. Cuts the packages' fonts into two font files
// for the site, with only the characters and axes that it needs. Then cuts the fonts of PDFs and share pictures, one
// file per weight. They have all characters of the text font and common symbols of a fallback font. Also writes the
// list of all characters in these fonts, the only ones that form fields accept.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { findCommonCharacters, findDrawnCharacters, formatDrawnCharactersModule } from "./fonts/font-characters.ts";
import { replaceKerning } from "./fonts/kern-pairs.ts";
import { type FontName, renameFont } from "./fonts/rename-font.ts";

const spanishLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÜÑáéíóúüñ";
const foreignLetters = "ÇçÀÈÌÒÙàèìòùÂÊÎÔÛâêîôûÄËÏÖäëïöÃÕãõ";
const digits = "0123456789";
const punctuationAndSymbols = " \u00a0!\"#$%&'()*+,-./:;=?@[]_¡¿«»›“”‘’–—…·•°ºª©®™×→←↑↓−\u202f";

// The font of headings, prices and gigabytes: one extra bold, condensed instance. It is preloaded before the
// stylesheet, so it has only the characters of headings and, of its OpenType features, only visible kerning.
const bricolage = {
  from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  text: `${spanishLetters}${digits} \u00a0!"#$%&'()*+,-./:;?¡¿«»“”…·°×−`,
  keepFeatures: ["kern"],
  variationAxes: { wght: 800, wdth: 84, opsz: 60 },
};

// The font of all running text.
const figtree = {
  from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  text: spanishLetters + foreignLetters + digits + punctuationAndSymbols,
} as const;
const figtreeItalic = { ...figtree, from: "@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2" };

const siteFontFolder = "src/styles/fonts";
{
  const full = await readFile(`node_modules/${bricolage.from}`);
  const cut = await subsetFont(full, bricolage.text, { ...bricolage, targetFormat: "truetype" });
  const letters = spanishLetters + digits;
  const kernedFont = replaceKerning(cut, {
    starts: `${letters}¿¡`,
    ends: `${letters}.,:;?!`,
    minDistance: 20,
    step: 10,
  });
  await writeFont(`${siteFontFolder}/bricolage-grotesque.woff2`, full, await fontverter.convert(kernedFont, "woff2"));
}
{
  const full = await readFile(`node_modules/${figtree.from}`);
  const variationAxes = { wght: { min: 400, max: 800, default: 400 } };
  await writeFont(
    `${siteFontFolder}/figtree.woff2`,
    full,
    await subsetFont(full, figtree.text, { targetFormat: "woff2", variationAxes }),
  );
}

const documentFontFolder = "documents/fonts";
const toExtendedFile = (from: string) => from.replace("-latin-", "-latin-ext-");
const buildDejaVuPath = (weight: number) => `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`;

/**
 * Matches symbols of the fallback font: Greek letters that do not look like Latin ones, indices, currencies, fractions,
 * arrows, mathematical and other symbols.
 */
const fallbackPattern =
  /[ΓΔΘΛΞΠΣΦΨΩαβγδεηθλμξπρσφψω‰′″\u2070-\u209c\u20a0-\u20bf℃℅ℓ№℗℠℡℮\u2150-\u215e\u2190-\u2199\u21d0-\u21d4∂∆∏∑√∞∩∪∫≈≠≡≤≥\u25a0-\u266f\u2701-\u27beﬀ-ﬄ]/u;

const latin = await findCharactersInAll(figtree.from, figtreeItalic.from);
const moreLatin = (
  await findCharactersInAll(toExtendedFile(figtree.from), toExtendedFile(figtreeItalic.from))
).difference(latin);
const fallbackCandidates = (await findCharactersInAll(buildDejaVuPath(400), buildDejaVuPath(700)))
  .difference(latin)
  .difference(moreLatin);
const fallback = [...fallbackCandidates].filter((point) => fallbackPattern.test(String.fromCodePoint(point)));

// Each `family` starts with `wim`, so that the PDF compiler does not use an installed font of the same name.
type Face = { file: string; family: string; codePoints: Iterable<number> };
const text: Face = { file: "text", family: "wim Figtree", codePoints: latin };
const moreText: Face = { file: "textmore", family: "wim Figtree More", codePoints: moreLatin };
const symbols: Face = { file: "signs", family: "wim Signs", codePoints: fallback };

await cutFont({ ...text, file: "title", family: "wim Bricolage" }, "Bold", bricolage.from, bricolage.variationAxes);
await cutFont(text, "Regular", figtree.from, { wght: 400 });
await cutFont(text, "Bold", figtree.from, { wght: 700 });
await cutFont(text, "Italic", figtreeItalic.from, { wght: 400 });
await cutFont(moreText, "Regular", toExtendedFile(figtree.from), { wght: 400 });
await cutFont(moreText, "Bold", toExtendedFile(figtree.from), { wght: 700 });
await cutFont(moreText, "Italic", toExtendedFile(figtreeItalic.from), { wght: 400 });
await cutFont(symbols, "Regular", buildDejaVuPath(400), {});
await cutFont(symbols, "Bold", buildDejaVuPath(700), {});
await writeFile(
  "src/domain/text/drawn-characters.ts",
  formatDrawnCharactersModule(await findDrawnCharacters(documentFontFolder)),
);

async function findCharactersInAll(...files: readonly string[]): Promise<Set<number>> {
  return findCommonCharacters(...(await Promise.all(files.map((file) => readFile(`node_modules/${file}`)))));
}

async function cutFont(
  face: Face,
  style: FontName["style"],
  sourceFile: string,
  variationAxes: Record<string, number>,
) {
  const full = await readFile(`node_modules/${sourceFile}`);
  const keptText = String.fromCodePoint(...face.codePoints);
  const subset = await subsetFont(full, keptText, { targetFormat: "truetype", variationAxes });
  const ending = face.file === "title" ? "" : `-${style.toLowerCase()}`;
  await writeFont(
    `${documentFontFolder}/${face.file}${ending}.ttf`,
    full,
    renameFont(subset, { family: face.family, style }),
  );
}

async function writeFont(file: string, full: Buffer, cut: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, cut);
  console.log(`${file}: ${full.byteLength} → ${cut.byteLength} bytes`);
}
