/** Mexico as a small picture in Web Mercator, like the map, but with its own units. */
import { worldX, worldY } from "./world.ts";

const [west, east] = [worldX(-117.3), worldX(-86.6)];
const [north, south] = [worldY(32.85), worldY(14.4)];

const width = 760;
const scale = width / (east - west);

export const mexicoPicture = { width, height: Math.round((south - north) * scale) } as const;

/** @returns whole units from the picture's upper left corner; may lie outside the picture. */
export function projectToMexicoPicture(longitude: number, latitude: number): readonly [x: number, y: number] {
  return [Math.round((worldX(longitude) - west) * scale), Math.round((worldY(latitude) - north) * scale)];
}
