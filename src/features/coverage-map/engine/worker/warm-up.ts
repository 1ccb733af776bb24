import { KmlScanner } from "#domain/coverage/kml/scanner/kml-scanner.ts";
import { ShapeStore } from "#domain/coverage/shapes.ts";

/** Size of the practice file: enough for the browser to compile the code, yet read in an instant. */
const ringCount = 120;
const cornersPerRing = 40;

/** Reads a small practice file, so that the code is already compiled for the first real one. */
export function warmUpScanner(): void {
  const scanner = new KmlScanner(new ShapeStore());
  scanner.write(new TextEncoder().encode(buildPracticeFile()));
  scanner.end();
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
