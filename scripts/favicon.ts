/**
 * `npm run favicon`: makes the icons for tabs, search engines and home screens from `public/favicon.svg`. Pages do not
 * use the SVG, because browsers redraw it whenever the address changes. On a slow phone, this would delay each choice
 * on the coverage map.
 */
import { readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import pngToIco from "png-to-ico";
import { createTokenColorReader } from "#documents/share/token-color.ts";

const readColor = createTokenColorReader();
const drawing = await readFile("public/favicon.svg", "utf8");

/** @param margin - free space on each side, as a share of the side. If set, the picture has a background. */
function renderIcon(side: number, margin?: number): Buffer {
  const size = margin === undefined ? side : side * (1 - 2 * margin);
  const offset = (side - size) / 2;
  const background = margin === undefined ? "" : `<rect width="${side}" height="${side}" fill="${readColor("masa")}"/>`;
  const placedDrawing = drawing.replace("<svg ", `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${background}${placedDrawing}</svg>`;
  return new Resvg(svg).render().asPng();
}

// 96 pixels: sharp in tabs on high-density screens, and a multiple of 48, as search engines require.
await writeFile("public/favicon.png", renderIcon(96));
// Icon for clients that request `/favicon.ico` without reading a page.
await writeFile("public/favicon.ico", await pngToIco([renderIcon(16), renderIcon(32), renderIcon(48)]));
// Home screens crop this icon to rounded corners or a circle.
await writeFile("public/apple-touch-icon.png", renderIcon(180, 0.1));
await writeFile("public/favicon-192.png", renderIcon(192));
await writeFile("public/favicon-512.png", renderIcon(512));
await writeFile("public/favicon-maskable-512.png", renderIcon(512, 0.2));
