import { KmlScanner } from "#domain/coverage/kml/scanner/kml-scanner.ts";
import { ShapeStore } from "#domain/coverage/shapes.ts";
import type { ViewPainter } from "./view-painter.ts";

/** Size of the practice file: enough for the browser to compile the code, yet read and drawn in an instant. */
const ringCount = 120;
const cornersPerRing = 40;

/** Reads and draws a small practice file, so that the code is already compiled for the first real one. */
export function warmUpOverlayCode(painter: ViewPainter): void {
  const shapes = new ShapeStore();
  const scanner = new KmlScanner(shapes);
  scanner.write(new TextEncoder().encode(buildPracticeFile()));
  scanner.end();
  for (const x of [1_536, 1_792]) {
    const view = { number: 0, zoom: 5, x, y: 3_328, width: 256, height: 256 };
    painter.paint({ shapes, shapeCount: shapes.shapeCount, styles: scanner.styles, isComplete: true }, "black", view);
  }
}

function buildPracticeFile(): string {
  const placemarks = Array.from({ length: ringCount }, (_, ring) => {
    const corners = Array.from({ length: cornersPerRing + 1 }, (_, corner) => {
      const angle = (2 * Math.PI * (corner % cornersPerRing)) / cornersPerRing;
      const longitude = -101 + (ring % 8) + Math.cos(angle);
      const latitude = 22 + ring / 15 + Math.sin(angle);
      return `${longitude.toFixed(8)},${latitude.toFixed(8)},0`;
    });
    return `<Placemark><styleUrl>#a</styleUrl><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(" ")}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  });
  return `<kml><Document><Style id="a"><PolyStyle><color>ff000000</color></PolyStyle></Style>${placemarks.join("\n")}</Document></kml>`;
}
