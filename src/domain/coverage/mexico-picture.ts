/** Projection of a small picture of Mexico: Web Mercator, as on the map, but in the picture's own units. */
import { computeWorldX, computeWorldY } from "./world.ts";

const [west, east] = [computeWorldX(-117.3), computeWorldX(-86.6)];
const [north, south] = [computeWorldY(32.85), computeWorldY(14.4)];

const width = 760;
const scale = width / (east - west);

export const mexicoPictureSize = { width, height: Math.round((south - north) * scale) } as const;

/** @returns a position in whole units from the picture's upper left corner; may be outside the picture. */
export function projectToMexicoPicture(longitude: number, latitude: number): readonly [x: number, y: number] {
  return [Math.round((computeWorldX(longitude) - west) * scale), Math.round((computeWorldY(latitude) - north) * scale)];
}
