// Makes the site's two font files from the packages' full ones: the characters Spanish needs, and the axes the design
// uses.
// Then the same cuts for the PDF documents, whose compiler wants one file per weight.
// Run after changing a package version or the lists below: npm run fonts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { withKernPairs } from "./fonts/kern-pairs.ts";
import { renameFont } from "./fonts/rename-font.ts";

const spanish = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÜÑáéíóúüñ";
const borrowed = "ÇçÀÈÌÒÙàèìòùÂÊÎÔÛâêîôûÄËÏÖäëïöÃÕãõ";
const figures = "0123456789";
const signs = " \u00a0!\"#$%&'()*+,-./:;=?@[]_¡¿«»›“”‘’–—…·•°ºª©®™×→←↑↓−\u202f";

// Headings, prices and gigabytes only: one cut, extra bold and condensed. It is preloaded before the stylesheet, so it
// has only the characters that headings use, and of its OpenType features only the kerning that can be seen.
const bricolage = {
  from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  text: `${spanish}${figures} \u00a0!"#$%&'()*+,-./:;?¡¿«»“”…·°×−`,
  keepFeatures: ["kern"],
  variationAxes: { wght: 800, wdth: 84, opsz: 60 },
};

// All running text.
const figtree = {
  from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  text: spanish + borrowed + figures + signs,
} as const;
const figtreeItalic = { ...figtree, from: "@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2" };

const site = "src/styles/fonts";
{
  const full = await readFile(`node_modules/${bricolage.from}`);
  const cut = await subsetFont(full, bricolage.text, { ...bricolage, targetFormat: "truetype" });
  const letters = spanish + figures;
  const kerned = withKernPairs(cut, { starts: `${letters}¿¡`, ends: `${letters}.,:;?!`, leastDistance: 20, step: 10 });
  await write(`${site}/bricolage-grotesque.woff2`, full, await fontverter.convert(kerned, "woff2"));
}
{
  const full = await readFile(`node_modules/${figtree.from}`);
  const variationAxes = { wght: { min: 400, max: 800, default: 400 } };
  await write(
    `${site}/figtree.woff2`,
    full,
    await subsetFont(full, figtree.text, { targetFormat: "woff2", variationAxes }),
  );
}

// Named differently from the fonts that the machine may have: the compiler would take either.
const documents = "documents/fonts";
const documentText = `${figtree.text}<>\\^\`{|}~`;
const documentFonts = [
  { ...bricolage, to: `${documents}/title.ttf`, name: { family: "wim Bricolage", style: "Bold" } },
  { ...figtree, to: `${documents}/text-regular.ttf`, wght: 400, name: { family: "wim Figtree", style: "Regular" } },
  { ...figtree, to: `${documents}/text-bold.ttf`, wght: 700, name: { family: "wim Figtree", style: "Bold" } },
  { ...figtreeItalic, to: `${documents}/text-italic.ttf`, wght: 400, name: { family: "wim Figtree", style: "Italic" } },
] as const;

for (const { from, to, name, ...cut } of documentFonts) {
  const full = await readFile(`node_modules/${from}`);
  const variationAxes = "wght" in cut ? { wght: cut.wght } : cut.variationAxes;
  const subset = await subsetFont(full, documentText, { targetFormat: "truetype", variationAxes });
  await write(to, full, renameFont(subset, name));
}

async function write(to: string, full: Buffer, cut: Buffer): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, cut);
  console.log(`${to}: ${full.byteLength} → ${cut.byteLength} bytes`);
}
