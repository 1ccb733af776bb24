import { type ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { CoordinateReader } from "./kml-coordinates.ts";
import { elementIds } from "./kml-elements.ts";

/** A ring with fewer vertices encloses nothing. */
const minRingVertices = 3;

/**
 * Reads the geometries of a placemark into a store as their elements open and close. Elements outside the KML standard
 * (such as `MultiPolygon`) are ignored, but their contents are read. A LinearRing outside a Polygon is a line.
 */
export class GeometryReader {
  emptyGeometries = 0;
  readonly coordinates: CoordinateReader;
  readonly #store: ShapeStore;
  #isInPolygon = false;
  #isInHole = false;
  #hasOutside = false;
  /** Id of the element that the next coordinates belong to; 0 for none. */
  #holderId = 0;

  constructor(store: ShapeStore) {
    this.#store = store;
    this.coordinates = new CoordinateReader(store);
  }

  reset(): void {
    this.#store.dropShape();
    this.#isInPolygon = false;
    this.#isInHole = false;
    this.#holderId = 0;
  }

  /** @returns whether coordinates follow as text. */
  open(id: number): boolean {
    switch (id) {
      case elementIds.Polygon:
        this.reset();
        this.#isInPolygon = true;
        this.#hasOutside = false;
        return false;
      case elementIds.innerBoundaryIs:
        this.#isInHole = true;
        return false;
      case elementIds.LinearRing:
      case elementIds.LineString:
      case elementIds.Point:
      case elementIds.Track:
        if (id !== elementIds.LinearRing) this.reset();
        this.#store.dropRing();
        this.#holderId = id;
        return false;
      case elementIds.coordinates:
        if (this.#holderId === 0 || this.#holderId === elementIds.Track) return false;
        if (this.#holderId === elementIds.Point) this.#store.dropRing();
        this.coordinates.begin(false, this.#holderId === elementIds.Point);
        return true;
      case elementIds.coord:
        if (this.#holderId !== elementIds.Track) return false;
        this.coordinates.begin(true, true);
        return true;
      default:
        return false;
    }
  }

  /** @param style - slot of the placemark's style. */
  close(id: number, style: number): void {
    switch (id) {
      case elementIds.LinearRing:
        if (this.#isInPolygon) this.#closeRing();
        else this.#closeShape(shapeKinds.line, style);
        this.#holderId = 0;
        break;
      case elementIds.innerBoundaryIs:
        this.#isInHole = false;
        break;
      case elementIds.Polygon:
        if (!this.#hasOutside) this.#store.dropShape();
        if (!this.#store.closeShape(shapeKinds.polygon, style)) this.emptyGeometries++;
        this.#isInPolygon = false;
        break;
      case elementIds.LineString:
      case elementIds.Track:
        this.#closeShape(shapeKinds.line, style);
        this.#holderId = 0;
        break;
      case elementIds.Point:
        this.#closeShape(shapeKinds.point, style);
        this.#holderId = 0;
        break;
    }
  }

  #closeRing(): void {
    if (this.#store.openVertices < minRingVertices) {
      this.#store.dropRing();
      if (this.#isInHole) this.emptyGeometries++;
      return;
    }
    this.#store.closeRing(this.#isInHole ? -1 : 1);
    if (this.#isInHole) return;
    if (!this.#hasOutside) this.#store.putLastRingFirst();
    this.#hasOutside = true;
  }

  #closeShape(kind: (typeof shapeKinds)["line" | "point"], style: number): void {
    this.#store.closeRing();
    if (!this.#store.closeShape(kind, style)) this.emptyGeometries++;
  }
}
