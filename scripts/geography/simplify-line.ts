/** Vertices of a line: longitude and latitude in degrees, or x and y in a plane. */
export type Line = readonly (readonly [number, number])[];

/**
 * Simplifies a line (Ramer–Douglas–Peucker): omitted vertices are within `tolerance` of the new line. The ends stay, so
 * that lines still meet; in a ring, so does the vertex farthest from the end.
 */
export function simplifyLine(line: Line, tolerance: number): Line {
  const [end] = line;
  if (!end) return line;
  const keptVertices = new Set([0, line.length - 1]);
  const spans: [first: number, last: number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const isRing = first === 0 && last === line.length - 1 && isSamePoint(line[first], line[last]);
    let [farthest, distance] = [-1, isRing ? 0 : tolerance];
    for (let index = first + 1; index < last; index++) {
      const away = computeSegmentDistance(line[index] ?? end, line[first] ?? end, line[last] ?? end);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest < 0) continue;
    keptVertices.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, index) => keptVertices.has(index));
}

const isSamePoint = (one: Line[number] | undefined, other: Line[number] | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

function computeSegmentDistance([x, y]: Line[number], [fromX, fromY]: Line[number], [toX, toY]: Line[number]): number {
  const squaredLength = (toX - fromX) ** 2 + (toY - fromY) ** 2;
  const projection =
    squaredLength === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / squaredLength;
  const clampedProjection = Math.min(1, Math.max(0, projection));
  return Math.hypot(x - fromX - clampedProjection * (toX - fromX), y - fromY - clampedProjection * (toY - fromY));
}
