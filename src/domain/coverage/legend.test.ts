import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type KmlContent, readKml } from "./kml/read-kml.ts";
import { buildLegend } from "./legend.ts";
import { encodePack } from "./pack/encode-pack.ts";
import { PackReader } from "./pack/pack-reader.ts";

const square = "-99,19 -99,20 -98,20 -98,19 -99,19";
const area = (color: string) =>
  `<Placemark><Style><PolyStyle><color>ff${color}</color></PolyStyle></Style><Polygon><outerBoundaryIs><LinearRing><coordinates>${square}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const folder = (name: string, content: string) => `<Folder><name>${name}</name>${content}</Folder>`;
const getKml = (content: string) => readKml(new TextEncoder().encode(`<kml><Document>${content}</Document></kml>`));
const listRows = ({ shapes, styles }: Pick<KmlContent, "shapes" | "styles">) =>
  buildLegend(shapes, styles, "site").map(({ color, labels, shapeCount: count }) => [color, labels.join(), count]);

const [red, green] = ["0000ff", "00ff00"];

test("each colour lists the names of all its folders, in order of appearance", () => {
  const content = folder("Rural", area(green)) + folder("Urbana", area(red) + area(green)) + area(red);
  expect(listRows(getKml(content))).toEqual([
    ["#00ff00", "Rural,Urbana", 2],
    ["#ff0000", "Urbana,", 2],
  ]);
});

test("a colour with too many folders is labelled with their parents, or else with the overlay's name", () => {
  const states = (color: string, names = ["Jalisco", "Colima", "Nayarit", "Sonora", "Sinaloa"]) =>
    names.map((name) => folder(name, area(color))).join("");
  expect(listRows(getKml(folder("Garantizada", states(red)) + folder("No garantizada", states(green))))).toEqual([
    ["#ff0000", "Garantizada", 5],
    ["#00ff00", "No garantizada", 5],
  ]);
  expect(listRows(getKml(states(red)))).toEqual([["#ff0000", "", 5]]);
  expect(listRows(getKml(folder("4G", states(red, ["Norte", "Sur"]))))).toEqual([["#ff0000", "Norte,Sur", 2]]);
});

test("a pack has the same legend as its KML file", () => {
  const content = readKml(readFileSync("tests/fixtures/kml/pitfalls/two-folders-no-style.kml"));
  const pack = new PackReader();
  pack.write(encodePack({ ...content, kmlSha256: "" }));
  expect(listRows({ shapes: pack.detail, styles: pack.header?.styles ?? [] })).toEqual(listRows(content));
  expect(listRows(content)).toEqual([["site", "Garantizada,No garantizada", 3]]);
});
