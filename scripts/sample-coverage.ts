// Writes the five sample overlays, deterministically: npm run coverage:samples
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readBorders } from "./geography/mexico-borders.ts";
import { mexicanPlaces } from "./geography/mexico-localities.ts";
import { type Polygon, positiveAreas } from "./samples/contours.ts";
import { type SampleFolder, sampleKml } from "./samples/sample-kml.ts";
import { createGrid, kmInland, landMask, type SignalParameters, signalStrength } from "./samples/signal-grid.ts";
import { noiseAt } from "./samples/value-noise.ts";

// Blue and orange: distinguishable in every kind of colour vision, and from the map's greens, greys and light blues.
const guaranteedColor = "#1c1fa8";
const notGuaranteedColor = "#e07a00";
const fifthColor = "#a3175f";

/** `fringeKm`: how far the signal reaches beyond the guaranteed area. */
type Plan = SignalParameters & { fringeKm: number };

const thirdGeneration: Plan = {
  step: 0.032,
  seed: 30,
  leastPopulation: 1_000,
  reachKm: 3.6,
  growth: 0.36,
  linkedPopulation: 12_000,
  linkKm: 3.5,
  roughnessKm: 3.2,
  hillKm: 24,
  fringeKm: 5,
};

const fourthGeneration: Plan = {
  step: 0.025,
  seed: 30,
  leastPopulation: 2_500,
  reachKm: 2.5,
  growth: 0.36,
  linkedPopulation: 40_000,
  linkKm: 1.5,
  roughnessKm: 3.2,
  hillKm: 24,
  fringeKm: 4,
};

const fifthGeneration: Plan = {
  step: 0.005,
  seed: 50,
  leastPopulation: 60_000,
  reachKm: 0.7,
  growth: 0.46,
  linkKm: 0,
  roughnessKm: 2.4,
  hillKm: 5,
  fringeKm: 0,
};

/** @returns the text of each file, by its name. */
export async function sampleOverlays(): Promise<Record<string, string>> {
  const { states } = await readBorders();
  const { places } = mexicanPlaces(states);
  const overlays: Record<string, string> = {};
  for (const [name, plan] of [
    ["3G", thirdGeneration],
    ["4G", fourthGeneration],
  ] as const) {
    const { guaranteed, fringe } = areasOf(plan);
    const sure: SampleFolder = {
      name: "Garantizada",
      styleId: "garantizada",
      color: guaranteedColor,
      areas: guaranteed,
    };
    const other: SampleFolder = {
      name: "No garantizada",
      styleId: "no-garantizada",
      color: notGuaranteedColor,
      areas: fringe,
    };
    overlays[`${name}-garantizada.kml`] = sampleKml(`Cobertura ${name} garantizada`, [sure]);
    overlays[`${name}-diferenciada.kml`] = sampleKml(`Cobertura ${name} diferenciada`, [sure, other]);
  }
  overlays["5G.kml"] = sampleKml("Cobertura 5G", [
    { name: "5G", styleId: "5g", color: fifthColor, areas: areasOf(fifthGeneration).guaranteed },
  ]);
  return overlays;

  function areasOf(plan: Plan): { guaranteed: Polygon[]; fringe: Polygon[] } {
    const grid = createGrid(plan.step);
    const land = landMask(grid, states);
    const signal = signalStrength(grid, plan, places);
    const leastArea = 0.25 * plan.step ** 2;
    const onLand = (value: number, node: number) => (value > 0 ? Math.min(value, kmInland(grid, land, node)) : value);
    const guaranteed = positiveAreas(grid, Array.from(signal, onLand), leastArea);
    if (plan.fringeKm === 0) return { guaranteed, fringe: [] };
    // The fringe varies along the edge, in stretches of about 60 km.
    const beyond = Array.from(signal, (value, node) => {
      const x = ((node % grid.columns) * grid.step) / 0.5;
      const y = (Math.floor(node / grid.columns) * grid.step) / 0.5;
      const width = plan.fringeKm * (-0.1 + 1.3 * noiseAt(x, y, plan.seed + 9));
      return onLand(Math.min(value + width, -value), node);
    });
    return { guaranteed, fringe: positiveAreas(grid, beyond, 4 * leastArea) };
  }
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL("../public/kml/", import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await sampleOverlays())) {
    await writeFile(`${folder}${name}`, text);
    console.log(`${name}: ${Buffer.byteLength(text)} bytes, ${text.split("<Placemark>").length - 1} areas`);
  }
}
