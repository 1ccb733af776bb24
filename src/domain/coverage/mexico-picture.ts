/** Mexico as a small picture, in its own units: Web Mercator, like the map. */
import { worldX, worldY } from "./world.ts";

const [west, east] = [worldX(-117.3), worldX(-86.6)];
const [north, south] = [worldY(32.85), worldY(14.4)];

const width = 760;
const scale = width / (east - west);

export const mexicoPicture = { width, height: Math.round((south - north) * scale) } as const;

/** @returns whole units from the picture's upper left corner; places beyond it are beyond its sides. */
export function onMexicoPicture(longitude: number, latitude: number): readonly [x: number, y: number] {
  return [Math.round((worldX(longitude) - west) * scale), Math.round((worldY(latitude) - north) * scale)];
}
