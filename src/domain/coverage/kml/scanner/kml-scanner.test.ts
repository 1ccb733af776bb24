import { describe, expect, inject, test } from "vitest";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { type KmlLimits, kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import { type KmlContent, readKml } from "#domain/coverage/kml/read-kml.ts";
import { ShapeStore } from "#domain/coverage/shapes.ts";
import { KmlScanner } from "./kml-scanner.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string, limits?: KmlLimits): KmlContent => readKml(utf8(text), limits);
const square = "-99,19 -99,20 -98,20 -98,19 -99,19";
const ring = (coordinates: string) => `<LinearRing><coordinates>${coordinates}</coordinates></LinearRing>`;
const polygon = `<Polygon><outerBoundaryIs>${ring(square)}</outerBoundaryIs></Polygon>`;
const placemark = (geometry: string) => `<Placemark>${geometry}</Placemark>`;
const kml = (content: string, before = "") => `${before}<kml><Document>${content}</Document></kml>`;

/** CPU time of this thread, independent of the machine's load. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function getError(run: () => unknown): KmlError | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof KmlError) return error;
    throw error;
  }
  return undefined;
}

/** Feeds a file in pieces, as the network would. */
function feed(text: string, limits: KmlLimits, size = 1_000) {
  const scanner = new KmlScanner(new ShapeStore(), limits);
  const bytes = utf8(text);
  for (let index = 0; index < bytes.length; index += size) scanner.write(bytes.subarray(index, index + size));
  return scanner.end();
}

describe("anything that is not KML is refused with the right error code", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["nothing", "", "empty"],
    ["a page that answers with status 200", "<!DOCTYPE html><html><body>No encontrado</body></html>", "html"],
    ["an older page", '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><HTML><HEAD></HEAD></HTML>', "html"],
    ["a page that names no html", "<!doctype html><title>No encontrado</title>", "not-kml"],
    ["the bytes of a KMZ", Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 8, 0), "zip"],
    ["JSON", '{"type":"FeatureCollection","features":[]}', "not-kml"],
    ["plain text", "-99.1332,19.4326", "not-kml"],
    ["XML of another kind", '<?xml version="1.0"?><gpx><wpt lat="19" lon="-99"/></gpx>', "not-kml"],
    ["a mark of UTF-8 and nothing more", "\ufeff", "not-kml"],
    ["two bytes", "PK", "not-kml"],
    ["an opening bracket", "<", "not-kml"],
    ["zeros", new Uint8Array(1_000), "not-kml"],
  ])("%s", (_, content, code) => {
    const bytes = typeof content === "string" ? utf8(content) : content;
    expect(getError(() => readKml(bytes))?.code).toBe(code);
  });

  test("an HTML page is refused at its first tag, not at its end", () => {
    const scanner = new KmlScanner(new ShapeStore());
    expect(getError(() => scanner.write(utf8("<!doctype html>\n<html lang=es>")))?.code).toBe("html");
  });
});

describe("limits apply while the file arrives, each with its own error code", () => {
  const many = kml(placemark(polygon).repeat(1_000));
  test.each<[string, string, Partial<KmlLimits>]>([
    ["too-many-bytes", many, { maxBytes: 10_000 }],
    ["too-many-vertices", many, { maxVertices: 100 }],
    ["token-too-long", kml(`<Placemark id="${"x".repeat(20_000)}">`), { maxTokenBytes: 10_000 }],
    ["token-too-long", kml(placemark(`<Point><coordinates>${"1".repeat(20_000)}`)), { maxTokenBytes: 10_000 }],
    ["token-too-long", `<?xml ${"x".repeat(20_000)}?><kml/>`, { maxTokenBytes: 10_000 }],
  ])("%s", (code, text, limits) => {
    const error = getError(() => feed(text, { ...kmlLimits, ...limits }));
    expect(error?.code).toBe(code);
    expect(error?.bytesRead).toBeLessThan(20_000);
  });

  test("text, comments and CDATA have no length limit", () => {
    const long = "x".repeat(50_000);
    const text = kml(`<description>${long}</description><!--${long}--><description><![CDATA[${long}]]></description>`);
    expect(feed(text, { ...kmlLimits, maxTokenBytes: 10_000 }).isTruncated).toBe(false);
  });
});

describe("entities are never expanded, and a document type is never read", () => {
  const laughs = Array.from({ length: 30 }, (_, index) => `<!ENTITY l${index + 1} "&l${index};&l${index};">`).join("");
  const quadratic = `<!DOCTYPE kml [<!ENTITY a "${"a".repeat(50_000)}">]>`;
  test.each([
    ["billion laughs in a name", `<!DOCTYPE kml [<!ENTITY l0 "ha">${laughs}]>`, "<name>&l30;</name>"],
    ["a large entity named 2,000 times", quadratic, `<name>${"&a;".repeat(2_000)}</name>`],
    ["an apostrophe in a comment", `<!DOCTYPE kml [<!-- it's <!ENTITY --> <!ENTITY a "]>">]>`, "<name>&a;</name>"],
    ["a bracket in a value", `<!DOCTYPE kml [<!ENTITY a ']]>"<kml>'>]>`, "<name>&a;</name>"],
  ])("%s", (_, doctype, content) => {
    const started = cpuMs();
    const { report } = read(kml(content + placemark(polygon), doctype));
    expect(cpuMs() - started).toBeLessThan(500);
    expect(report).toMatchObject({ declaresEntities: true, polygons: 1, isTruncated: false });
    expect(report.name).toMatch(/^(&l30;|&a;)/);
  });

  test("the URL of a document type is skipped", () => {
    const { report } = read(kml(placemark(polygon), '<!DOCTYPE kml SYSTEM "http://example.com/a>b.dtd">'));
    expect(report).toMatchObject({ declaresEntities: false, polygons: 1, placemarks: 1 });
  });

  const point = (coordinates: string) => placemark(`<Point><coordinates>${coordinates}</coordinates></Point>`);
  const shape = '<!DOCTYPE kml [<!ENTITY shape "-99,19">]>';
  test("refuses a file whose coordinates are all in entities", () => {
    expect(getError(() => read(kml(point("&shape;"), shape)))?.code).toBe("entities");
  });

  test("counts the coordinates in entities and draws the rest", () => {
    const { report } = read(kml(point("&shape;") + point("-98,19"), shape));
    expect(report).toMatchObject({ points: 1, problems: { "entity-in-coordinates": 1, "empty-geometry": 1 } });
  });
});

describe("a truncated file gives its intact part and is reported as truncated", () => {
  const whole = kml(placemark(`<styleUrl>#s</styleUrl><MultiGeometry>${polygon}${polygon}</MultiGeometry>`).repeat(5));

  test("cut at any place, it gives only whole polygons", () => {
    let before = 0;
    for (let length = 20; length < whole.length; length += 7) {
      const { report, shapes } = read(whole.slice(0, length));
      expect(report.isTruncated).toBe(true);
      expect(report.polygons).toBeGreaterThanOrEqual(before);
      expect([shapes.vertexCount, shapes.xy.length]).toEqual([5 * report.polygons, 10 * report.polygons]);
      before = report.polygons;
    }
    expect(before).toBe(10);
    expect(read(whole).report.isTruncated).toBe(false);
  });

  test("cut-off geometry does not widen the bounds", () => {
    const cut = `<Placemark><LineString><coordinates>0,0 10,10 `;
    expect(read(`<kml>${placemark(polygon)}${cut}`).report).toMatchObject({ lines: 0, polygons: 1 });
    const bounds = read(`<kml>${placemark(polygon)}${cut}`).report.bounds ?? [];
    expect(bounds.map((degrees) => Number(degrees.toFixed(6)))).toEqual([-99, 19, -98, 20]);
  });
});

describe("very large files are read whole", () => {
  const vertices = inject("testRun").isFullSize ? 800_000 : 200_000;
  const circle = (separator: string) =>
    Array.from({ length: vertices }, (_, index) => {
      const angle = (2 * Math.PI * index) / (vertices - 1);
      return `${(-99 + Math.cos(angle)).toFixed(6)},${(19 + Math.sin(angle)).toFixed(6)},0`;
    }).join(separator);
  const createPolygon = (coordinates: string) =>
    kml(placemark(`<Polygon><outerBoundaryIs>${ring(coordinates)}</outerBoundaryIs></Polygon>`));

  test.each<[string, string, Partial<KmlContent["report"]>]>([
    [
      "20,000 nested folders",
      `<kml>${"<Folder>".repeat(20_000)}${placemark(polygon)}${"</Folder>".repeat(20_000)}</kml>`,
      { polygons: 1, isTruncated: false },
    ],
    ["60,000 placemarks", kml(placemark(polygon).repeat(60_000)), { polygons: 60_000, vertices: 300_000 }],
    [`a ring of ${vertices} vertices`, createPolygon(circle(" ")), { polygons: 1, vertices }],
    [`${vertices} vertices with commas only`, createPolygon(circle(",")), { polygons: 1, vertices }],
    [
      "20,000 tags that were never opened",
      kml("</Folder>".repeat(20_000)),
      { problems: { "unbalanced-tags": 20_000 } },
    ],
    [
      "a million stray signs in coordinates",
      kml(placemark(`<Point><coordinates>-99,19 ${"& ".repeat(1_000_000)}</coordinates></Point>`)),
      { points: 1, problems: { "entity-in-coordinates": 1_000_000 } },
    ],
  ])("%s", (_, text, expected) => {
    const started = cpuMs();
    expect(read(text).report).toMatchObject(expected);
    expect(cpuMs() - started).toBeLessThan(3_000);
  });
});
