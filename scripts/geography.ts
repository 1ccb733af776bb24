// Builds the site's geography from its sources. Run after changing the sources or these scripts: npm run geography
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { placeNames } from "#content/roaming/places/place-names.ts";
import { readBorders } from "./geography/mexico-borders.ts";
import { buildMexicoOutline } from "./geography/mexico-outline.ts";
import { renderMexicoSvg } from "./geography/mexico-svg.ts";
import { packLocalities } from "./geography/places/pack-localities.ts";
import { listWorldCities } from "./geography/world-cities.ts";

/** @returns the texts of the files, by their path in the project. */
export async function buildGeographyFiles(): Promise<Record<string, string>> {
  const borders = await readBorders();
  const lines = {
    source: "Natural Earth, Admin 1 – States, Provinces, 1:10m (dominio público)",
    outline: borders.outline.map((ring) => ring.flat()),
    lines: borders.innerBorders,
  };
  const cities = listWorldCities();
  const tripPlaces = { ...placeNames, cities: cities.names, countries: cities.english };
  return {
    "src/content/coverage/outline/mexico-outline.json": `${JSON.stringify(buildMexicoOutline(borders))}\n`,
    "src/content/coverage/outline/mexico-states.json": `${JSON.stringify(borders.states)}\n`,
    "src/content/roaming/places/cities.json": `${JSON.stringify(cities, undefined, 2)}\n`,
    "public/mapas/lugares.json": `${JSON.stringify(tripPlaces)}\n`,
    "public/mapas/estados.json": `${JSON.stringify(lines)}\n`,
    "public/mapas/mexico.svg": renderMexicoSvg(borders),
    "public/mapas/localidades.json": `${JSON.stringify(packLocalities(borders.states))}\n`,
  };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await buildGeographyFiles())) {
    const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`${path}: ${Buffer.byteLength(text)} bytes, ${brotliCompressSync(text).byteLength} in brotli`);
  }
}
