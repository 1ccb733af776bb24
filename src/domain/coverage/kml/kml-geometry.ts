import { type ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { CoordinateReader } from "./kml-coordinates.ts";
import { element } from "./kml-elements.ts";

/** A ring with fewer vertices encloses nothing. */
const leastOfRing = 3;

/**
 * Reads the geometries of a placemark into a store as their elements open and close. Elements outside the KML standard
 * (such as `MultiPolygon`) are skipped, but not their contents; a LinearRing outside a Polygon is a line.
 */
export class GeometryReader {
  emptyGeometries = 0;
  readonly coordinates: CoordinateReader;
  readonly #store: ShapeStore;
  #inPolygon = false;
  #inHole = false;
  #hasOutside = false;
  /** Element that the next coordinates belong to; 0 for none. */
  #holder = 0;

  constructor(store: ShapeStore) {
    this.#store = store;
    this.coordinates = new CoordinateReader(store);
  }

  /** Discards all open geometry. */
  reset(): void {
    this.#store.dropShape();
    this.#inPolygon = false;
    this.#inHole = false;
    this.#holder = 0;
  }

  /** @returns whether coordinates follow as text. */
  open(id: number): boolean {
    switch (id) {
      case element.Polygon:
        this.reset();
        this.#inPolygon = true;
        this.#hasOutside = false;
        return false;
      case element.innerBoundaryIs:
        this.#inHole = true;
        return false;
      case element.LinearRing:
      case element.LineString:
      case element.Point:
      case element.Track:
        if (id !== element.LinearRing) this.reset();
        this.#store.dropRing();
        this.#holder = id;
        return false;
      case element.coordinates:
        if (this.#holder === 0 || this.#holder === element.Track) return false;
        if (this.#holder === element.Point) this.#store.dropRing();
        this.coordinates.begin(false, this.#holder === element.Point);
        return true;
      case element.coord:
        if (this.#holder !== element.Track) return false;
        this.coordinates.begin(true, true);
        return true;
      default:
        return false;
    }
  }

  /** @param style - slot of the placemark's style. */
  close(id: number, style: number): void {
    switch (id) {
      case element.LinearRing:
        if (this.#inPolygon) this.#closeRing();
        else this.#closeShape(shapeKinds.line, style);
        this.#holder = 0;
        break;
      case element.innerBoundaryIs:
        this.#inHole = false;
        break;
      case element.Polygon:
        if (!this.#hasOutside) this.#store.dropShape();
        if (!this.#store.closeShape(shapeKinds.polygon, style)) this.emptyGeometries++;
        this.#inPolygon = false;
        break;
      case element.LineString:
      case element.Track:
        this.#closeShape(shapeKinds.line, style);
        this.#holder = 0;
        break;
      case element.Point:
        this.#closeShape(shapeKinds.point, style);
        this.#holder = 0;
        break;
    }
  }

  #closeRing(): void {
    if (this.#store.openVertices < leastOfRing) {
      this.#store.dropRing();
      if (this.#inHole) this.emptyGeometries++;
      return;
    }
    this.#store.closeRing(this.#inHole ? -1 : 1);
    if (this.#inHole) return;
    if (!this.#hasOutside) this.#store.putLastRingFirst();
    this.#hasOutside = true;
  }

  #closeShape(kind: (typeof shapeKinds)["line" | "point"], style: number): void {
    this.#store.closeRing();
    if (!this.#store.closeShape(kind, style)) this.emptyGeometries++;
  }
}
