import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { encodePack } from "./encode-pack.ts";
import { legendOf } from "./legend.ts";
import { PackReader } from "./pack-reader.ts";
import { type KmlContent, readKml } from "./read-kml.ts";

const square = "-99,19 -99,20 -98,20 -98,19 -99,19";
const area = (color: string) =>
  `<Placemark><Style><PolyStyle><color>ff${color}</color></PolyStyle></Style><Polygon><outerBoundaryIs><LinearRing><coordinates>${square}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
const folder = (name: string, content: string) => `<Folder><name>${name}</name>${content}</Folder>`;
const kmlOf = (content: string) => readKml(new TextEncoder().encode(`<kml><Document>${content}</Document></kml>`));
const rowsOf = ({ shapes, styles }: Pick<KmlContent, "shapes" | "styles">) =>
  legendOf(shapes, styles, "site").map(({ color, labels, shapes: count }) => [color, labels.join(), count]);

const [red, green] = ["0000ff", "00ff00"];

test("each colour has the names of all its folders, in the order in which they appear", () => {
  const content = folder("Rural", area(green)) + folder("Urbana", area(red) + area(green)) + area(red);
  expect(rowsOf(kmlOf(content))).toEqual([
    ["#00ff00", "Rural,Urbana", 2],
    ["#ff0000", "Urbana,", 2],
  ]);
});

test("a colour of too many folders is called by those around them, or else as the overlay", () => {
  const states = (color: string, names = ["Jalisco", "Colima", "Nayarit", "Sonora", "Sinaloa"]) =>
    names.map((name) => folder(name, area(color))).join("");
  expect(rowsOf(kmlOf(folder("Garantizada", states(red)) + folder("No garantizada", states(green))))).toEqual([
    ["#ff0000", "Garantizada", 5],
    ["#00ff00", "No garantizada", 5],
  ]);
  expect(rowsOf(kmlOf(states(red)))).toEqual([["#ff0000", "", 5]]);
  expect(rowsOf(kmlOf(folder("4G", states(red, ["Norte", "Sur"]))))).toEqual([["#ff0000", "Norte,Sur", 2]]);
});

test("the packed twin has the legend of its file", () => {
  const content = readKml(readFileSync("tests/fixtures/kml/pitfalls/two-folders-no-style.kml"));
  const pack = new PackReader();
  pack.write(encodePack({ ...content, kmlSha256: "" }));
  expect(rowsOf({ shapes: pack.detail, styles: pack.header?.styles ?? [] })).toEqual(rowsOf(content));
  expect(rowsOf(content)).toEqual([["site", "Garantizada,No garantizada", 3]]);
});
