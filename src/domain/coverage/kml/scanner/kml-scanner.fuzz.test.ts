import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, inject, test } from "vitest";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import { ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { KmlScanner } from "./kml-scanner.ts";

const { isFullSize, seed } = inject("testRun");
const cases = isFullSize ? 10_000 : 1_000;
const maxMs = 200;
/** High, because a tag that never ends is read again with each piece, and the smallest pieces have one byte. */
const maxMsInPieces = 2_000;
const maxBytes = 40_000;

/** Seeded pseudo-random sequence (Park and Miller). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

/** A typical operator's coverage file, with one of every relevant element. */
function coverage(): Uint8Array {
  const ring = (longitude: number, size: number) =>
    `<LinearRing><coordinates>${[0, 1, 2, 3, 4]
      .map((corner) => `${longitude + (corner % 4 > 1 ? size : 0)},${19.5 + ((corner + 1) % 4 > 1 ? size : 0)},0`)
      .join("\n ")}</coordinates></LinearRing>`;
  const polygon = (longitude: number) =>
    `<Polygon><outerBoundaryIs>${ring(longitude, 0.9)}</outerBoundaryIs><innerBoundaryIs>${ring(longitude + 0.1, 0.2)}</innerBoundaryIs></Polygon>`;
  const folder = (name: string, from: number) =>
    `<Folder><name><![CDATA[${name}]]></name>${[0, 1, 2, 3]
      .map(
        (index) =>
          `<Placemark id="p${index}"><name>Zona ${index} &amp; m&#225;s</name><styleUrl>#m</styleUrl><!-- zona --><MultiGeometry>${polygon(from + index)}${polygon(from - index)}</MultiGeometry></Placemark>`,
      )
      .join("\n")}</Folder>`;
  const styles = `<Style id="s"><PolyStyle><color>7f00ff00</color><fill>1</fill></PolyStyle></Style><StyleMap id="m"><Pair><key>normal</key><styleUrl>#s</styleUrl></Pair></StyleMap>`;
  const others = `<Placemark><Style><LineStyle><width>2</width></LineStyle></Style><LineString><coordinates>-99,19 -98,20</coordinates></LineString></Placemark><Placemark><Point><coordinates>-99.5,19.5</coordinates></Point></Placemark><Placemark><gx:Track><gx:coord>-99 19 0</gx:coord></gx:Track></Placemark>`;
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE kml [<!ENTITY a "b">]>\n<kml><Document><name>Cobertura</name>${styles}${folder("Urbana", -99)}${folder("Rural", -101)}${others}</Document></kml>`,
  );
}

const folder = "tests/fixtures/kml";
const samples = readdirSync(folder)
  .filter((name) => name.endsWith(".kml"))
  .map((name) => new Uint8Array(readFileSync(`${folder}/${name}`)));

const tokens = ["<", ">", "&", '"', "<!--", "-->", "<![CDATA[", "]]>", "<?", "<!DOCTYPE ", "</", "/>", "\0", "\ufeff"]
  .concat(["<Placemark>", "</Placemark>", "<Polygon>", "</Polygon>", "<coordinates>", "</coordinates>", "<LinearRing>"])
  .concat([
    "<Point>",
    "<innerBoundaryIs>",
    "<Style>",
    "<StyleMap id='s'>",
    "<Update>",
    "</kml>",
    "-",
    "e9",
    ",",
    "1,2 3,4",
  ])
  .map((token) => new TextEncoder().encode(token));

type Random = (below: number) => number;

function splice(bytes: Uint8Array, index: number, removed: number, inserted: Uint8Array): Uint8Array {
  const rest = bytes.subarray(Math.min(bytes.length, index + removed));
  const result = new Uint8Array(index + inserted.length + rest.length);
  result.set(bytes.subarray(0, index));
  result.set(inserted, index);
  result.set(rest, index + inserted.length);
  return result;
}

/** Damage that happens in transit: bytes cut off, lost, flipped, repeated, inserted or reversed. */
function damage(bytes: Uint8Array, random: Random): Uint8Array {
  const index = random(bytes.length);
  const length = 1 + random(random(2) ? 8 : 600);
  const there = bytes.slice(index, index + length);
  switch (random(7)) {
    case 0:
      return bytes.slice(0, Math.max(1, index));
    case 1:
      return splice(bytes, index, length, new Uint8Array(0));
    case 2:
      return splice(bytes, index, 1, Uint8Array.of((bytes[index] as number) ^ (1 << random(8))));
    case 3:
      return splice(bytes, index, 0, there);
    case 4:
      return splice(bytes, index, random(2), tokens[random(tokens.length)] as Uint8Array);
    case 5:
      return splice(bytes, random(bytes.length), 0, there);
    default:
      return splice(bytes, index, there.length, there.reverse());
  }
}

/** The first invariant that the result violates, if any. */
function getFlaw(store: ShapeStore, report: KmlReport, styles: number): string | undefined {
  const { shapeCount, ringCount, vertexCount, shapeRing, ringStart, kind, style, box, xy } = store;
  if (shapeRing[0] !== 0 || ringStart[0] !== 0) return "does not begin at the beginning";
  if (shapeRing[shapeCount] !== ringCount || ringStart[ringCount] !== vertexCount) return "counts do not meet";
  if (report.polygons + report.lines + report.points !== shapeCount) return "kinds do not add up";
  if (report.vertices !== vertexCount || xy.length < 2 * vertexCount) return "vertices do not add up";
  for (let ring = 0; ring < ringCount; ring++)
    if ((ringStart[ring + 1] as number) <= (ringStart[ring] as number)) return `ring ${ring} is empty`;
  for (let shape = 0; shape < shapeCount; shape++) {
    const first = shapeRing[shape] as number;
    const rings = (shapeRing[shape + 1] as number) - first;
    if (rings < 1) return `shape ${shape} has no ring`;
    if (kind[shape] !== shapeKinds.polygon && rings !== 1) return `shape ${shape} has ${rings} rings`;
    const end = ringStart[first + rings] as number;
    if (kind[shape] === shapeKinds.point && end - (ringStart[first] as number) !== 1)
      return `point ${shape} is several`;
    if ((style[shape] as number) >= styles) return `shape ${shape} has a style that is not there`;
    const [west = 0, north = 0, east = 0, south = 0] = box.subarray(4 * shape, 4 * shape + 4);
    if (west > east || north > south) return `box ${shape} is inside out`;
    for (let index = 2 * (ringStart[first] as number); index < 2 * end; index += 2) {
      const x = xy[index] as number;
      const y = xy[index + 1] as number;
      if (x < west || x > east || y < north || y > south) return `a vertex of ${shape} lies outside its box`;
    }
    if (west < -(2 ** 29) || east > 2 ** 30 + 2 ** 29 || north < 0 || south > 2 ** 30)
      return `shape ${shape} is far away`;
  }
  return undefined;
}

/** CPU time of this thread, independent of the machine's load. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

type Outcome = { flaw?: string | undefined; result: unknown; ms: number };

function getOutcome(pieces: Uint8Array[]): Outcome {
  const started = cpuMs();
  const store = new ShapeStore(16);
  const scanner = new KmlScanner(store);
  try {
    for (const piece of pieces) scanner.write(piece);
    const report = scanner.end();
    const ms = cpuMs() - started;
    return { flaw: getFlaw(store, report, scanner.styles.length), result: report, ms };
  } catch (error) {
    const flaw = error instanceof KmlError ? undefined : `threw ${error}`;
    return { flaw, result: error instanceof KmlError && error.code, ms: cpuMs() - started };
  }
}

function cut(bytes: Uint8Array, random: Random): Uint8Array[] {
  const size = 1 + random(random(4) ? 4_000 : 60);
  const pieces: Uint8Array[] = [];
  for (let index = 0; index < bytes.length; index += pieces.at(-1)?.length ?? 0)
    pieces.push(bytes.slice(index, index + 1 + random(2 * size)));
  return pieces;
}

test("a damaged file gives valid shapes or a KmlError within the time limit, and the same in pieces as whole", {
  timeout: 120_000,
}, () => {
  const random = sequence(seed);
  const own = coverage();
  const flaws: string[] = [];
  let refused = 0;
  for (let number = 0; number < cases; number++) {
    const sound = random(2) ? own : (samples[random(samples.length)] as Uint8Array);
    const from = sound.length > maxBytes && random(3) ? random(sound.length - maxBytes) : 0;
    let bytes = sound.subarray(from, from + maxBytes);
    for (let wounds = 1 + random(4); wounds > 0; wounds--) bytes = damage(bytes, random);
    const pieces = cut(bytes, random);
    const [inPieces, whole] = [getOutcome(pieces), getOutcome([bytes])];
    for (const { flaw } of [inPieces, whole]) if (flaw) flaws.push(`seed ${seed}, case ${number}: ${flaw}`);
    if (!isDeepStrictEqual(inPieces.result, whole.result))
      flaws.push(`seed ${seed}, case ${number}: in pieces it is another file`);
    if (whole.ms > maxMs || inPieces.ms > maxMsInPieces)
      flaws.push(`seed ${seed}, case ${number} takes ${whole.ms} ms, ${inPieces.ms} ms in pieces`);
    if (typeof whole.result === "string") refused++;
  }
  expect(flaws).toEqual([]);
  // With more refusals, the damage would be too great to prove anything.
  expect(refused).toBeLessThan(cases / 4);
});
