import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readKml } from "#domain/coverage/kml/read-kml.ts";
import { overlayIds } from "#domain/coverage/overlay.ts";
import { packThresholdBytes } from "#domain/coverage/pack/pack.ts";
import { PackReader } from "#domain/coverage/pack/pack-reader.ts";
import { readCoverageFiles } from "./coverage-files.ts";
import { packOverlay } from "./coverage-pack.ts";
import { requireOverlayFilePath } from "./overlay-file.ts";

const placemark =
  "<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>-99.2,19.3 -99,19.3 -99,19.5 -99.2,19.3</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>";

/** A KML file of at least this many bytes. */
function getKml(bytes: number): Uint8Array {
  const areas = placemark.repeat(Math.ceil(bytes / placemark.length));
  return new TextEncoder().encode(`<kml><Document><name>4G</name>${areas}</Document></kml>`);
}

test("gives each overlay's address, length and download size", () => {
  const files = readCoverageFiles();
  expect(files.map(({ id }) => id)).toEqual(overlayIds);
  for (const { id, path, bytes, downloadBytes, pack } of files) {
    expect(bytes).toBe(readFileSync(requireOverlayFilePath(id)).length);
    expect(downloadBytes).toBeGreaterThan(0);
    expect(downloadBytes).toBeLessThan(bytes / 2);
    expect(pack?.path).toBe(bytes > packThresholdBytes ? `${path}.pack` : undefined);
  }
});

test("packs a large file without loss, with the digest of its bytes", () => {
  const kml = getKml(packThresholdBytes + 1);
  const pack = packOverlay(kml);
  expect(pack?.kmlSha256).toBe(createHash("sha256").update(kml).digest("base64"));
  const reader = new PackReader();
  reader.write(pack?.bytes ?? new Uint8Array());
  reader.end();
  const { shapes, styles, report } = readKml(kml);
  expect(reader.header).toMatchObject({ kmlSha256: pack?.kmlSha256, report, styles });
  expect(reader.detail.xy).toEqual(shapes.xy);
  expect(pack?.bytes.length).toBeLessThan(kml.length / 3);
});

test("packs neither a small file nor an unreadable one", () => {
  expect(packOverlay(getKml(1_000_000))).toBeUndefined();
  expect(packOverlay(new TextEncoder().encode("no es KML ".repeat(400_000)))).toBeUndefined();
});
