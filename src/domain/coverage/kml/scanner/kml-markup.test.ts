import { describe, expect, test } from "vitest";
import { readKml } from "#domain/coverage/kml/read-kml.ts";
import { ShapeStore } from "#domain/coverage/shapes.ts";
import { KmlScanner } from "./kml-scanner.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const polygon =
  "<Polygon><outerBoundaryIs><LinearRing><coordinates>-99,19 -99,20 -98,20 -99,19</coordinates></LinearRing></outerBoundaryIs></Polygon>";
const placemark = `<Placemark>${polygon}</Placemark>`;

/** The report of a file, which must be the same when it is read whole and byte by byte. */
function getReport(text: string) {
  const bytes = utf8(text);
  const scanner = new KmlScanner(new ShapeStore());
  for (let index = 0; index < bytes.length; index++) scanner.write(bytes.slice(index, index + 1));
  const whole = readKml(bytes).report;
  expect(scanner.end()).toEqual(whole);
  return whole;
}

test.each([
  ["a blank line before the declaration", `\n<?xml version="1.0"?><kml>${placemark}</kml>`],
  [
    "a prefix that was never declared",
    `<kml>${placemark.replace("<Polygon>", "<gx:drawOrder>1</gx:drawOrder><Polygon>")}</kml>`,
  ],
  ["a prefix on every element", `<kml>${placemark}</kml>`.replace(/<(\/?)/g, "<$1k:")],
  ["no kml element", placemark],
  ["single quotes and line breaks in tags", `<kml\n xmlns='http://www.opengis.net/kml/2.2'\n>${placemark}</kml\n>`],
  ["a bracket in a value", `<kml><Document title="a > b" note='"/>'>${placemark}</Document></kml>`],
  ["an apostrophe in a value", `<kml><Document title="it's">${placemark}</Document></kml>`],
  ["a bare & in a name", `<kml><name>Voz & datos</name>${placemark}</kml>`],
  ["an apostrophe outside a value", `<kml><i don't/>${placemark}</kml>`],
  ["tags in a comment", `<kml><!-- <Placemark> </kml> -- <![CDATA[ -->${placemark}</kml>`],
  ["tags in CDATA", `<kml><description><![CDATA[</Document><Placemark>]] ]>]]]></description>${placemark}</kml>`],
  ["an instruction", `<kml><?php echo "</kml>"; ?>${placemark}</kml>`],
  ["what follows the end", `<kml>${placemark}</kml>\n<!-- made by hand -->\n`],
  ["an element that is empty", `<kml><Folder/><Document /><Placemark id="a"/>${placemark}</kml>`],
])("a file is read despite %s", (_, text) => {
  const { polygons, vertices, isTruncated, problems } = getReport(text);
  expect({ polygons, vertices, isTruncated, problems }).toEqual({
    polygons: 1,
    vertices: 4,
    isTruncated: false,
    problems: {},
  });
});

test.each([
  ["closed in the wrong order", "<Document><Folder><Placemark>G</Folder></Placemark></Document>", 2],
  ["not closed", "<Document><Folder><Placemark>G</Document>", 1],
  ["closed and never opened", "</Folder><Document></Placemark><Placemark>G</Placemark></Document>", 2],
  ["left open in a description", "<Placemark><description>a<br>b<p>c</description>G</Placemark>", 1],
  ["a bare < in a name", "<Placemark><name>a < b</name>G</Placemark>", 1],
])("tags %s are counted, and the geometry is still drawn", (_, content, problems) => {
  expect(getReport(`<kml>${content.replace("G", polygon)}</kml>`)).toMatchObject({
    polygons: 1,
    isTruncated: false,
    problems: { "unbalanced-tags": problems },
  });
});

test("a closing tag searches at most 64 open elements, so no file takes quadratic time", () => {
  const deep = (depth: number) => `<kml><Folder>${"<Document>".repeat(depth)}</Folder>${placemark}</kml>`;
  expect(getReport(deep(63)).isTruncated).toBe(false);
  expect(getReport(deep(64)).isTruncated).toBe(true);
  expect(getReport(deep(64)).polygons).toBe(1);
});

describe("a document's name is read", () => {
  test.each([
    ["<name>Red &amp; m&#225;s &#xE1;reas &lt;5G&gt;</name>", "Red & más áreas <5G>"],
    ["<name><![CDATA[Voz & <b>datos</b>]]></name>", "Voz & <b>datos</b>"],
    ["<name>\n  Voz <!-- y --> <![CDATA[datos]]>\n</name>", "Voz  datos"],
    ["<name>&#0;&#x110000;&#xD800;</name>", "&#0;&#x110000;\ud800"],
    ["<name/><name>second</name>", "second"],
    ["<Folder><name>of the folder</name></Folder>", undefined],
    ["<Placemark><name>of the placemark</name></Placemark>", undefined],
    [`<name>${"ñ".repeat(4_000)}</name>`, "ñ".repeat(2_048)],
  ])("%#", (content, name) => {
    expect(getReport(`<kml><Document>${content}</Document></kml>`).name).toBe(name);
  });
});

test("nothing outside a Placemark is drawn; undrawable elements are counted", () => {
  const point = "<Point><coordinates>-99,19</coordinates></Point>";
  const content = `<PhotoOverlay>${point}</PhotoOverlay><GroundOverlay/><GroundOverlay/><NetworkLink/><ScreenOverlay/>
    <Placemark><Model/></Placemark><Update><Change><Placemark>${point}</Placemark></Change></Update>${point}`;
  const { points, placemarks, problems, notDrawn } = getReport(`<kml>${content}</kml>`);
  expect({ points, placemarks, problems, notDrawn }).toEqual({
    points: 0,
    placemarks: 1,
    problems: {},
    notDrawn: { PhotoOverlay: 1, GroundOverlay: 2, NetworkLink: 1, ScreenOverlay: 1, Model: 1 },
  });
});

describe("reads coordinates among other markup", () => {
  test.each([
    ["a comment between tuples", "-99,19 <!-- 7,7 --> -98,20"],
    ["a comment between the numbers", "-99,<!-- 7, -->19 -98,20"],
    ["CDATA around all", "<![CDATA[-99,19 -98,20]]>"],
    ["CDATA around some", "-99,19 <![CDATA[-98,20]]>"],
    ["an element between", "-99,19 <b/> -98,20"],
    ["an instruction between", "-99,19 <?x 7,7?> -98,20"],
    ["a reference to a character", "-99,19&#13;&#xA;-98,20"],
    ["a bare sign before the closing tag", "-99,19 -98,20 &"],
    ["an entity of the file's own between", "-99,19 &sep; -98,20"],
    ["markup in CDATA", "<![CDATA[-99,19 < & -98,20]]>"],
  ])("%s", (_, coordinates) => {
    const text = `<kml><Placemark><LineString><coordinates>${coordinates}</coordinates></LineString></Placemark><name>a;b</name></kml>`;
    const { lines, vertices, problems, isTruncated } = getReport(text);
    expect({ lines, vertices, isTruncated }).toEqual({ lines: 1, vertices: 2, isTruncated: false });
    expect(problems["bad-coordinates"]).toBeUndefined();
  });
});
