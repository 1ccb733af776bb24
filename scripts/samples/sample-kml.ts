import type { Polygon } from "./contours.ts";

export type SampleFolder = {
  name: string;
  /** Id of the style that its areas share. */
  styleId: string;
  /** `#rrggbb`. */
  color: string;
  areas: readonly Polygon[];
};

const notice = "Datos de muestra: no es la cobertura real de wim";
const sources = [
  "Áreas inventadas por un programa, alrededor de localidades de México.",
  "Localidades: GeoNames (https://www.geonames.org/), CC BY 4.0.",
  "Contorno del país: Natural Earth, dominio público.",
].join(" ");

/** For other KML readers: the page sets its own opacity. */
const [fillOpacity, lineOpacity] = ["99", "e6"];

/** A KML 2.2 file with areas, marked as a sample. */
export function sampleKml(title: string, folders: readonly SampleFolder[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${notice}. ${sources} -->`,
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    "<Document>",
    `<name>${title}. ${notice}</name>`,
    `<description>${notice}. ${sources}</description>`,
    ...folders.map(style),
    ...folders.flatMap(({ name, styleId, areas }) => [
      "<Folder>",
      `<name>${name}</name>`,
      ...areas.map((area) => placemark(area, styleId)),
      "</Folder>",
    ]),
    "</Document>",
    "</kml>\n",
  ].join("\n");
}

/** A KML colour is opacity, blue, green, red. */
function style({ styleId, color }: SampleFolder): string {
  const [red, green, blue] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  const reversed = `${blue}${green}${red}`;
  return [
    `<Style id="${styleId}">`,
    `<LineStyle><color>${lineOpacity}${reversed}</color><width>1</width></LineStyle>`,
    `<PolyStyle><color>${fillOpacity}${reversed}</color></PolyStyle>`,
    "</Style>",
  ].join("");
}

function placemark([outside = [], ...holes]: Polygon, styleId: string): string {
  const boundaries = [
    `<outerBoundaryIs>${linearRing(outside)}</outerBoundaryIs>`,
    ...holes.map((hole) => `<innerBoundaryIs>${linearRing(hole)}</innerBoundaryIs>`),
  ];
  return `<Placemark><styleUrl>#${styleId}</styleUrl><Polygon>${boundaries.join("")}</Polygon></Placemark>`;
}

const linearRing = (ring: Polygon[number]) =>
  `<LinearRing><coordinates>${ring.map(([x, y]) => `${x.toFixed(6)},${y.toFixed(6)}`).join(" ")}</coordinates></LinearRing>`;
