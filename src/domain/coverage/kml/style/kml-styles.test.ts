import { describe, expect, inject, test } from "vitest";
import { readKml } from "#domain/coverage/kml/read-kml.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { parseKmlBoolean, parseKmlColor } from "./kml-styles.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const point = "<Point><coordinates>-99,19</coordinates></Point>";
const fill = (color: string, more = "") => `<PolyStyle><color>${color}</color>${more}</PolyStyle>`;
const green = "ff00ff00";
const red = "ff0000ff";

function read(content: string) {
  const { shapes, styles, report } = readKml(utf8(`<kml><Document>${content}</Document></kml>`));
  const drawn = Array.from({ length: shapes.shapeCount }, (_, index) => styles[shapes.style[index] as number]);
  return { drawn, styles, problems: report.problems };
}

test.each([
  ["7dff0000", "#0000ff"],
  ["ff123456", "#563412"],
  ["FFABCDEF", "#efcdab"],
  [" #ff0000ff\n", "#ff0000"],
  ["00ffffff", "none"],
  ["ffffff", undefined],
  ["red", undefined],
  ["", undefined],
])("the colour %j is read as %s", (text, colour) => {
  expect(parseKmlColor(text)).toBe(colour);
});

test("a boolean is true unless it is 0 or false", () => {
  const texts = ["1", "0", " 0 ", "false", "FALSE", "true", "", "00"];
  expect(texts.filter(parseKmlBoolean)).toEqual(["1", "true", "", "00"]);
});

const sharedStyle = `<Style id="s">${fill(green)}</Style>`;
const use = `<Placemark><styleUrl>#s</styleUrl>${point}</Placemark>`;
const map = (normal: string) =>
  `<StyleMap id="m"><Pair><key>normal</key>${normal}</Pair><Pair><key>highlight</key><styleUrl>#other</styleUrl></Pair></StyleMap>`;
const useMap = use.replace("#s", "#m");
const inline = `<Style><LineStyle><color>${red}</color><width>2</width></LineStyle></Style>`;

describe("a shape has the style that its placemark", () => {
  test.each<[string, string, OverlayStyle]>([
    ["names before it is defined", use + sharedStyle, { fill: "#00ff00" }],
    ["names after", sharedStyle + use, { fill: "#00ff00" }],
    [
      "names behind its geometry",
      `${sharedStyle}<Placemark>${point}<styleUrl>#s</styleUrl></Placemark>`,
      { fill: "#00ff00" },
    ],
    ["names without a hash", sharedStyle + use.replace("#s", "s"), { fill: "#00ff00" }],
    ["has of its own", `<Placemark>${inline}${point}</Placemark>`, { line: "#ff0000", lineWidth: 2 }],
    [
      "has of its own with an id",
      `<Placemark>${inline.replace("<Style>", '<Style id="x">')}${point}</Placemark>`,
      { line: "#ff0000", lineWidth: 2 },
    ],
    [
      "has of its own over the one it names",
      `${sharedStyle}<Placemark><styleUrl>#s</styleUrl>${inline}${point}</Placemark>`,
      { fill: "#00ff00", line: "#ff0000", lineWidth: 2 },
    ],
    [
      "has of its own before the one it names",
      `${sharedStyle}<Placemark>${inline}<styleUrl>#s</styleUrl>${point}</Placemark>`,
      { fill: "#00ff00", line: "#ff0000", lineWidth: 2 },
    ],
    [
      "finds through a map, never the highlight",
      map("<styleUrl>#s</styleUrl>") + sharedStyle + useMap,
      { fill: "#00ff00" },
    ],
    ["finds in a map", map(`<Style>${fill(green)}</Style>`) + useMap, { fill: "#00ff00" }],
    ["finds in a map that comes after", useMap + map("<styleUrl>#s</styleUrl>") + sharedStyle, { fill: "#00ff00" }],
    ["names, which is not filled", `${use}<Style id="s">${fill(green, "<fill>0</fill>")}</Style>`, { fill: "none" }],
    [
      "names, not filled before it has a colour",
      `${use}<Style id="s"><PolyStyle><fill>0</fill><color>${green}</color></PolyStyle></Style>`,
      { fill: "none" },
    ],
    ["names, whose colour does not show", `${use}<Style id="s">${fill("00ffffff")}</Style>`, { fill: "none" }],
    [
      "names, where a label has a colour too",
      `${use}<Style id="s"><LabelStyle><color>${red}</color></LabelStyle></Style>`,
      {},
    ],
    ["names, with an empty width", `${use}<Style id="s"><LineStyle><width/></LineStyle></Style>`, {}],
    ["names, an icon", `${use}<Style id="s"><IconStyle><color>${red}</color></IconStyle></Style>`, { line: "#ff0000" }],
    [
      "names in one circle of two maps",
      `${map("<styleUrl>#n</styleUrl>")}${map("<styleUrl>#m</styleUrl>").replace('id="m"', 'id="n"')}${useMap}`,
      {},
    ],
    ["names and is itself", map("<styleUrl>#m</styleUrl>") + useMap, {}],
  ])("%s", (_, content, style) => {
    const { drawn, problems } = read(content);
    expect(drawn).toEqual([style]);
    expect(problems).toEqual({});
  });
});

test("a placemark's own style applies to no other placemark", () => {
  const own = `<Placemark>${inline}${point}</Placemark>`;
  expect(read(sharedStyle + own + use + own.replace(inline, "")).drawn).toEqual([
    { line: "#ff0000", lineWidth: 2 },
    { fill: "#00ff00" },
    {},
  ]);
});

const inFolder = (name: string, content: string) => `<Folder><name>${name}</name>${content}</Folder>`;
const listLabels = (content: string) => read(content).drawn.map((style) => style?.label);

test("a shape is labelled with its own folder's name, whatever style it shares", () => {
  const content = sharedStyle + inFolder("Urbana", use) + inFolder("Rural", use) + use;
  expect(read(content).drawn).toEqual([
    { fill: "#00ff00", label: "Urbana" },
    { fill: "#00ff00", label: "Rural" },
    { fill: "#00ff00" },
  ]);
  const plain = use.replace(/<styleUrl>.*<\/styleUrl>/, "");
  expect(listLabels(inFolder("Urbana", plain) + inFolder("Rural", plain) + plain)).toEqual([
    "Urbana",
    "Rural",
    undefined,
  ]);
});

test("a nested folder is labelled with all names around it; an unnamed folder, with its parents'", () => {
  const inner = `${inFolder("Norte", use)}<Folder>${use}</Folder>${inFolder("<![CDATA[<b>Sur</b>\n y &]]>", use)}${use}`;
  expect(listLabels(inFolder("Rural", inner))).toEqual(["Rural\nNorte", "Rural", "Rural\nSur y &", "Rural"]);
});

test("styles of Google Earth for the web are found, also through a StyleMap, and the balloon file is ignored", () => {
  const cascade = (id: string) =>
    `<gx:CascadingStyle kml:id="${id}"><styleUrl>https://earth.google.com/card.kml#main</styleUrl><Style>${fill(green)}</Style></gx:CascadingStyle>`;
  const { drawn, problems } = read(cascade("s") + use + cascade("t") + map("<styleUrl>#t</styleUrl>") + useMap);
  expect([drawn, problems]).toEqual([Array(2).fill({ fill: "#00ff00" }), {}]);
});

test.each([
  ["Zona Norte", "#Zona%20Norte"],
  ["Zona%20Norte", "#Zona Norte"],
  ["100%", "#100%"],
])("the style %s is found by the URL %s", (id, url) => {
  expect(read(sharedStyle.replace('"s"', `"${id}"`) + use.replace("#s", url)).drawn).toEqual([{ fill: "#00ff00" }]);
});

test("of two different styles with one id, the last one counts, and the clash is reported", () => {
  const other = sharedStyle.replace(green, red);
  expect(read(sharedStyle + use + sharedStyle).problems).toEqual({});
  const { drawn, problems } = read(sharedStyle + use + other);
  expect([drawn, problems]).toEqual([[{ fill: "#ff0000" }], { "style-twice": 1 }]);
  const own = (color: string) => `<Placemark><Style id="own">${fill(color)}</Style>${point}</Placemark>`;
  expect(read(own(green) + own(red))).toMatchObject({
    drawn: [{ fill: "#00ff00" }, { fill: "#ff0000" }],
    problems: {},
  });
  const maps = map("<styleUrl>#s</styleUrl>") + map("<styleUrl>#t</styleUrl>");
  expect(read(maps + useMap + sharedStyle + other.replace('"s"', '"t"')).problems).toEqual({ "style-twice": 1 });
});

test("malformed colours are counted; an empty one is ignored", () => {
  expect(read(sharedStyle.replace(green, "00ff00") + use).problems).toEqual({ "bad-color": 1 });
  expect(read(sharedStyle.replace(green, "") + use).problems).toEqual({});
});

test("a shape hidden by itself or by a folder is drawn and counted", () => {
  const hidden = "<visibility>0</visibility>";
  const content =
    use.replace("<styleUrl>", `${hidden}<styleUrl>`) +
    inFolder(`Rural</name>${hidden}<name>`, inFolder("Norte", use) + use) +
    inFolder("Urbana</name><visibility>1</visibility><name>", use);
  const { drawn, problems } = read(sharedStyle + content);
  expect([drawn.length, problems]).toEqual([4, { hidden: 3 }]);
});

test("styles from other files and undefined styles are counted and drawn as none", () => {
  const content = use.replace("#s", "http://example.com/a.kml#s") + use.replace("#s", "#nowhere");
  const { drawn, problems } = read(content);
  expect(drawn).toEqual([{}, {}]);
  expect(problems).toEqual({ "outside-style": 1, "missing-style": 1 });
});

test("an id with accents is found in its file's encoding", () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?><kml>${use}${sharedStyle}</kml>`
    .replace("#s", "#señal")
    .replace('"s"', '"señal"');
  const { shapes, styles } = readKml(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  expect(styles[shapes.style[0] as number]).toEqual({ fill: "#00ff00" });
});

const withOwnStyle = (index: number) =>
  `<Placemark><Style>${fill(`ff${index.toString(16).padStart(6, "0")}`)}</Style>${point}</Placemark>`;

test("equal styles share a slot", () => {
  expect(read(withOwnStyle(1) + withOwnStyle(2) + withOwnStyle(1)).styles).toHaveLength(3);
});

if (inject("testRun").isFullSize)
  test("beyond 65,535 different styles, shapes have none but are still drawn", () => {
    const { drawn, styles } = read(Array.from({ length: 70_000 }, (_, index) => withOwnStyle(index)).join(""));
    expect([drawn.length, styles.length]).toEqual([70_000, 65_536]);
    expect([drawn[1], drawn[65_534], drawn[65_535], drawn[69_999]]).toEqual([
      { fill: "#010000" },
      { fill: "#feff00" },
      {},
      {},
    ]);
  });
