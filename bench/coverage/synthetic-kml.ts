/**
 * Generates synthetic coverage KML for measurements: blobs of all sizes around Mexico's cities, with one shared style.
 * Coordinates have eight random decimals, so that a file compresses no better than the worst real file.
 */
/** Numbers of polygons and vertices in a file, by its size in megabytes. */
export const syntheticSizes = {
  1: { polygons: 1_325, vertices: 30_000 },
  10: { polygons: 6_209, vertices: 328_000 },
  50: { polygons: 29_554, vertices: 1_640_000 },
} as const;

export type SyntheticMegabytes = keyof typeof syntheticSizes;

/** Centre and radius in degrees. */
type Blob = { longitude: number; latitude: number; radius: number };

const seed = 20_260_401;
/** Longitude and latitude of Mexican cities and towns to a tenth of a degree, largest first. */
const places = `
  -99.1,19.4 -103.4,20.7 -98.2,19 -106.5,31.7 -117,32.5 -101.7,21.1 -100.3,25.7 -106.1,28.6 -89.6,21 -101,22.1
  -102.3,21.9 -111,29.1 -101,25.4 -115.5,32.6 -107.4,24.8 -99.9,16.8 -86.8,21.2 -100.4,20.6 -103.4,25.5 -101.2,19.7
  -98.3,26.1 -93.1,16.8 -104.7,24 -97.5,25.9 -96.1,19.2 -96.9,19.5 -106.4,23.2 -99.5,27.5 -92.9,18 -104.9,21.5
  -97.9,22.3 -99.1,23.7 -109.9,27.5 -116.6,31.9 -102.1,19.4 -109,25.8 -98.7,20.1 -96.7,17.1 -97.4,18.5 -94.4,18.1
  -90.5,19.8 -101.4,26.9 -110.3,24.1 -110.9,31.3 -105.2,20.6 -92.3,14.9 -99.5,17.6 -97.5,20.5 -91.8,18.6 -101.2,20.6
  -114.8,32.5 -98.9,18.8 -88.3,18.5 -100.5,28.7 -87.1,20.6 -102.3,20 -96.9,18.9 -103.7,19.2 -101,29.3 -104.3,19.1
  -102.6,22.8 -99,22 -99.5,18.3 -105.5,28.2 -106.9,28.4 -109.4,27.1 -110.9,27.9 -105.7,26.9 -96.1,18.1 -92.1,16.2
  -102.8,20.8 -99,22.7 -100.4,19.4 -102.2,18 -100.6,23.6 -109.5,31.3 -95.2,16.2 -109.7,23.1 -101.6,17.6 -108.1,25.5
  -99.6,24.9 -95.2,18.4 -112.2,30.7 -100.9,21.2 -113.5,31.3 -98.1,20.2 -107.9,30.4 -101.1,27.9 -99.7,19.3 -100,21.9
  -97.8,17.8 -88.2,20.7 -102.3,21.2 -98.6,17.5 -104.4,19.8 -92,17.5
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(",").map(Number));

/** One blob in `blobsPerHole` has a hole, if the blob has at least `minVerticesForHole` vertices. */
const blobsPerHole = 12;
const minVerticesForHole = 20;

/** Generates the text of a file, one placemark at a time; the same text in every call. */
export function* generateSyntheticKml(megabytes: SyntheticMegabytes): Generator<string> {
  const { polygons, vertices } = syntheticSizes[megabytes];
  const verticesPerWeight = vertices / sumFigures(blobs(polygons), getBlobWeight);
  yield renderOpening(megabytes);
  const random = createRandomNumbers(seed + 1);
  let index = 0;
  for (const blob of blobs(polygons)) {
    index++;
    const count = Math.max(4, Math.round(getBlobWeight(blob) * verticesPerWeight));
    const hasHole = index % blobsPerHole === 0 && count >= minVerticesForHole;
    const holeVertexCount = hasHole ? Math.floor(count / 4) : 0;
    const outline = renderRing(blob, count - holeVertexCount, random);
    const holeMarkup = hasHole
      ? renderHole(renderRing({ ...blob, radius: blob.radius * 0.3 }, holeVertexCount, random))
      : "";
    yield `<Placemark><styleUrl>#c</styleUrl><Polygon><outerBoundaryIs><LinearRing><coordinates>${outline}</coordinates></LinearRing></outerBoundaryIs>${holeMarkup}</Polygon></Placemark>\n`;
  }
  yield "</Document>\n</kml>\n";
}

const renderOpening = (megabytes: number) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document>
<name>Datos sintéticos de prueba, ${megabytes} MB</name>
<Style id="c"><PolyStyle><color>ffa03c00</color><outline>0</outline></PolyStyle></Style>
`;

const renderHole = (coordinates: string) =>
  `<innerBoundaryIs><LinearRing><coordinates>${coordinates}</coordinates></LinearRing></innerBoundaryIs>`;

/** Computes a blob's share of the vertices, which grows less than proportionally with the radius. */
const getBlobWeight = ({ radius }: Blob) => radius ** 0.6;

function* blobs(count: number): Generator<Blob> {
  const random = createRandomNumbers(seed);
  for (let index = 0; index < count; index++) {
    const radius = computeRadius(random() * count, count, random());
    // Places earlier in the list get more blobs of every size. Small blobs are farther from their place.
    const [longitude = 0, latitude = 0] = places[Math.floor(random() ** 2 * places.length)] ?? [];
    const spread = radius > 0.25 ? 0.3 : 0.9;
    const distance = Math.sqrt(-2 * Math.log(1 - random())) * spread;
    const angle = 2 * Math.PI * random();
    yield {
      longitude: longitude + distance * Math.cos(angle),
      latitude: latitude + distance * Math.sin(angle),
      radius,
    };
  }
}

/** Number of blobs as wide as a Mexican state in every file. */
const largeBlobCount = 40;

/** @returns the radius of a blob, in degrees; most blobs are smaller than a pixel at zoom 5. */
function computeRadius(index: number, count: number, share: number): number {
  const [from, to] = index < largeBlobCount ? [0.15, 1.1] : index < 0.2 * count ? [0.03, 0.15] : [0.003, 0.03];
  return from * (to / from) ** share;
}

/** Renders a closed outline that never crosses itself. `count` includes the repeated first vertex at the end. */
function renderRing({ longitude, latitude, radius }: Blob, count: number, random: () => number): string {
  const phases = [random(), random(), random()].map((fraction) => 2 * Math.PI * fraction);
  const longitudeStretch = 1 / Math.cos((latitude * Math.PI) / 180);
  const corners: string[] = [];
  for (let corner = 0; corner < count - 1; corner++) {
    const angle = (2 * Math.PI * corner) / (count - 1);
    const [two = 0, three = 0, seven = 0] = phases;
    const wave = Math.sin(2 * angle + two) + Math.sin(3 * angle + three) + Math.sin(7 * angle + seven);
    const reach = radius * (0.75 + 0.07 * wave + 0.04 * (random() - 0.5));
    const x = longitude + reach * longitudeStretch * Math.cos(angle);
    const y = latitude + reach * Math.sin(angle);
    corners.push(`${x.toFixed(8)},${y.toFixed(8)},0`);
  }
  corners.push(corners[0] ?? "");
  return corners.join(" ");
}

function sumFigures<Item>(items: Iterable<Item>, figure: (item: Item) => number): number {
  let total = 0;
  for (const item of items) total += figure(item);
  return total;
}

/** Creates Mulberry32: the same sequence of numbers from 0 to 1 for the same seed. */
function createRandomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}
