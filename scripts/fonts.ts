// Makes the two font files of the site from the packages' full ones: the characters Spanish needs, and the axes the design uses.
// Run after a change of package version or of the lists below: npm run fonts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const spanish = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÜÑáéíóúüñ";
const borrowed = "ÇçÀÈÌÒÙàèìòùÂÊÎÔÛâêîôûÄËÏÖäëïöÃÕãõ";
const figures = "0123456789";
const signs = " \u00a0!\"#$%&'()*+,-./:;=?@[]_¡¿«»“”‘’–—…·•°ºª©®™×→←↑↓−\u202f";

const fonts = [
  {
    // Headings, prices and gigabytes only: one cut, extra bold and condensed.
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    to: "bricolage-grotesque.woff2",
    text: spanish + figures + signs,
    variationAxes: { wght: 800, wdth: 84, opsz: 60 },
  },
  {
    // Everything that is read.
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "figtree.woff2",
    text: spanish + borrowed + figures + signs,
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  },
] as const;

const folder = new URL("../src/styles/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const { from, to, text, variationAxes } of fonts) {
  const full = await readFile(new URL(`../node_modules/${from}`, import.meta.url));
  const subset = await subsetFont(full, text, { targetFormat: "woff2", variationAxes });
  await writeFile(new URL(to, folder), subset);
  console.log(`${to}: ${full.byteLength} → ${subset.byteLength} bytes`);
}
