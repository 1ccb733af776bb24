import { expect, test } from "vitest";
import { edgeCrossings, layTiles, quarterTurns, tilePath, tileSide } from "./tile-geometry.ts";

type Point = readonly [x: number, y: number];

const turnPoint = ([x, y]: Point, turn: number): Point =>
  turn === 0 ? [x, y] : turnPoint([tileSide - y, x], turn - 1);
const ends: Point[] = [...tilePath.matchAll(/(?:M|A\d+ \d+ 0 0 [01] )([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
  Number(x),
  Number(y),
]);

test.each(quarterTurns)("lines cross every edge of a tile at the same distances after %i quarter turns", (turn) => {
  const points = ends.map((end) => turnPoint(end, turn));
  const on = (axis: 0 | 1, value: number) =>
    points
      .filter((point) => point[axis] === value)
      .map((point) => point[axis === 0 ? 1 : 0])
      .sort((a, b) => a - b);
  for (const edge of [on(0, 0), on(0, tileSide), on(1, 0), on(1, tileSide)]) expect(edge).toEqual(edgeCrossings);
});

test("no line ends inside a tile, except under another one", () => {
  const inside = ends.filter((end) => end.every((part) => part > 0 && part < tileSide));
  const fromCorner = inside.map(([x, y]) => Math.round(Math.hypot(x, y)));
  expect(fromCorner).toEqual(fromCorner.map(() => edgeCrossings[3]));
  expect(inside.length).toBe(4);
});

test("the four tiles around a beacon turn towards it, and its rings close", () => {
  const beacon = [3, 2] as const;
  const near = layTiles({ seed: 7, columns: 6, rows: 4, beacons: [beacon] }).filter(
    ({ x, y }) => [2, 3].includes(x / tileSide) && [1, 2].includes(y / tileSide),
  );
  const centres = near.map(({ x, y, turn }) => {
    const [dx, dy] = turnPoint([0, 0], turn);
    return [x + dx, y + dy];
  });
  expect(centres).toEqual(near.map(() => [beacon[0] * tileSide, beacon[1] * tileSide]));
});

test("the same seed gives the same tiles, and moving a beacon does not change distant ones", () => {
  const size = { seed: 11, columns: 20, rows: 4 };
  const one = layTiles({ ...size, beacons: [[2, 2]] });
  expect(layTiles({ ...size, beacons: [[2, 2]] })).toEqual(one);
  const isFar = ({ x }: { x: number }) => x / tileSide > 9;
  expect(layTiles({ ...size, beacons: [[3, 1]] }).filter(isFar)).toEqual(one.filter(isFar));
});
