/**
 * `npm run favicon`: the pictures of the tab, of search engines and of home screens, from the drawing `public/favicon.svg`.
 * A drawing by itself would do, but browsers draw it anew at every change of the address: on a slow phone that holds the page
 * up when something is chosen on the coverage map.
 */
import { readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import pngToIco from "png-to-ico";
import { tokenColors } from "#documents/token-color.ts";

const colorOf = tokenColors();
const drawing = await readFile("public/favicon.svg", "utf8");

/** @param margin - share of the side that stays free around the drawing, on a ground that fills the picture. */
function picture(side: number, margin?: number): Buffer {
  const size = margin === undefined ? side : side * (1 - 2 * margin);
  const place = (side - size) / 2;
  const ground = margin === undefined ? "" : `<rect width="${side}" height="${side}" fill="${colorOf("masa")}"/>`;
  const placed = drawing.replace("<svg ", `<svg x="${place}" y="${place}" width="${size}" height="${size}" `);
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${ground}${placed}</svg>`;
  return new Resvg(whole).render().asPng();
}

/** Pixels: sharp in a tab of a dense screen, and what search engines ask for, a multiple of 48. */
await writeFile("public/favicon.png", picture(96));
// For who asks for it without reading a page.
await writeFile("public/favicon.ico", await pngToIco([picture(16), picture(32), picture(48)]));
// Home screens cut round corners of their own, or a circle.
await writeFile("public/apple-touch-icon.png", picture(180, 0.1));
await writeFile("public/favicon-192.png", picture(192));
await writeFile("public/favicon-512.png", picture(512));
await writeFile("public/favicon-maskable-512.png", picture(512, 0.2));
