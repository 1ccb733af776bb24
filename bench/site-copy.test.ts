import { expect, test } from "vitest";
import { removeScriptsAndFontPreloads, removeWebFonts } from "./site-copy.ts";

test("the plain page loses elements that load script and fonts, and keeps data, styles and pictures", () => {
  const kept = [
    '<link rel="stylesheet" href="/assets/style.css">',
    '<script type="application/ld+json">{"@type":"FAQPage"}</script>',
    '<img src="/wimy.webp" alt="">',
  ];
  const loading = [
    '<link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="modulepreload" href="/assets/island.js">',
    '<script src="/assets/entry.js" type="module" async></script>',
  ];
  const [style, data, picture] = kept;
  const [font, preload, script] = loading;
  const html = `<html><head>${style}${font}${preload}${data}</head><body>${picture}${script}</body></html>`;
  expect(removeScriptsAndFontPreloads(html)).toBe(`<html><head>${style}${data}</head><body>${picture}</body></html>`);
});

test("the plain stylesheet loses downloaded and embedded fonts, and keeps those of the device", () => {
  const download =
    '@font-face{font-family:Figtree;src:url(/assets/figtree.woff2)format("woff2");font-display:optional}';
  const sources = [
    "url(data:font/woff2;base64,d09GMgABAAAA+/==)format('woff2')",
    'url("data:font/woff2;charset=utf-8,}a{b:c;")',
    "url(data:font/woff2,%7D}{;)",
  ];
  const inside = sources.map((src) => `@font-face{font-family:Figtree;src:${src};font-display:block}`).join("");
  const stand = "@font-face{font-family:Stand In;src:local(Arial);size-adjust:88%}body{font:1rem Figtree,Stand In}";
  expect(removeWebFonts(`:root{--a:1}${download}${inside}${stand}`)).toBe(`:root{--a:1}${stand}`);
});
