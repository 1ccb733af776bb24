import {
  containerElementIds,
  elementIds,
  getElementName,
  OpenElements,
  rootElementIds,
  textElementIds,
  undrawableElementIds,
} from "#domain/coverage/kml/kml-elements.ts";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { OpenFolders } from "#domain/coverage/kml/kml-folders.ts";
import { GeometryReader } from "#domain/coverage/kml/kml-geometry.ts";
import { type KmlLimits, kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { KmlProblem, KmlReport } from "#domain/coverage/kml/kml-report.ts";
import { StyleReader } from "#domain/coverage/kml/style/kml-style-reader.ts";
import { parseKmlBoolean, StyleTable } from "#domain/coverage/kml/style/kml-styles.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { computeBounds, countShapesByKind, type ShapeStore } from "#domain/coverage/shapes.ts";
import { concatBytes } from "./byte-search.ts";
import { type ByteConversion, isArchive, parseDeclaredEncoding, sniffEncoding, sniffLength } from "./kml-encoding.ts";
import { type MarkupHandler, MarkupReader } from "./kml-markup.ts";
import { stripMarkup, TextCollector } from "./kml-text.ts";

/**
 * Streams a KML file into shapes in world coordinates, without a document tree and without recursion. A shape is stored
 * as soon as its element closes. Elements are recognised by local name; only geometry inside a Placemark counts.
 */
export class KmlScanner implements MarkupHandler {
  readonly #store: ShapeStore;
  readonly #limits: KmlLimits;
  readonly #markup: MarkupReader;
  readonly #geometry: GeometryReader;
  readonly #table = new StyleTable();
  readonly #text = new TextCollector();
  readonly #styles = new StyleReader(this.#table, this.#text);
  readonly #problems: Partial<Record<KmlProblem, number>> = {};
  readonly #notDrawn: Record<string, number> = {};
  readonly #elements = new OpenElements();
  readonly #folders = new OpenFolders();

  #source: ByteConversion | undefined;
  #firstBytes = new Uint8Array(0);
  #byteCount = 0;
  #hasRoot = false;
  #declaresEntities = false;
  #name: string | undefined;
  #placemarks = 0;
  #placemarkDepth = 0;
  #updateDepth = 0;
  #firstShape = 0;
  #isHidden = false;
  #slot = 0;
  #inlineStyle: OverlayStyle | undefined;
  #isReadingCoordinates = false;

  wantsText = false;

  constructor(store: ShapeStore, limits: KmlLimits = kmlLimits) {
    this.#store = store;
    this.#limits = limits;
    this.#geometry = new GeometryReader(store);
    this.#markup = new MarkupReader(this, limits.maxTokenBytes);
  }

  get coordinates() {
    return this.#isReadingCoordinates ? this.#geometry.coordinates : undefined;
  }

  get styles(): OverlayStyle[] {
    return this.#table.resolveStyles();
  }

  /** @throws {KmlError} if the file is not KML, or exceeds the limits. */
  write(chunk: Uint8Array): void {
    this.#byteCount += chunk.length;
    if (this.#byteCount > this.#limits.maxBytes) throw new KmlError("too-many-bytes", this.#byteCount);
    if (this.#source) this.#passBytes(chunk);
    else this.#begin(chunk);
    if (this.#store.vertexCount > this.#limits.maxVertices) throw new KmlError("too-many-vertices", this.#byteCount);
  }

  /** @throws {KmlError} if the file is not KML, or has coordinates only as XML entities. */
  end(): KmlReport {
    if (!this.#source) this.#identifyEncoding(this.#firstBytes);
    const lastBytes = this.#source?.recode?.();
    if (lastBytes) this.#markup.write(lastBytes);
    if (!this.#hasRoot) throw new KmlError(this.#byteCount === 0 ? "empty" : "not-kml", this.#byteCount);
    const isTruncated = this.#elements.depth > 0 || !this.#markup.isComplete;
    this.#geometry.reset();
    this.#countProblem("bad-coordinates", this.#geometry.coordinates.badTuples);
    this.#countProblem("empty-geometry", this.#geometry.emptyGeometries);
    this.#countProblem("outside-style", this.#table.outsideUses);
    this.#countProblem("missing-style", this.#table.missingCount);
    this.#countProblem("style-twice", this.#table.redefinedCount);
    this.#countProblem("bad-color", this.#styles.badColors);
    this.#countProblem("foreign-letters", this.#text.misreadCount);
    if (this.#store.vertexCount === 0 && this.#problems["entity-in-coordinates"])
      throw new KmlError("entities", this.#byteCount);
    return {
      bytes: this.#byteCount,
      encoding: this.#source?.recode ? this.#source.encoding : this.#text.encoding,
      placemarks: this.#placemarks,
      ...countShapesByKind(this.#store),
      vertices: this.#store.vertexCount,
      bounds: computeBounds(this.#store),
      isTruncated,
      declaresEntities: this.#declaresEntities,
      problems: this.#problems,
      notDrawn: this.#notDrawn,
      name: this.#name,
    };
  }

  open(id: number, bytes: Uint8Array, from: number, to: number): void {
    const parent = this.#elements.innermost;
    this.#elements.open(id);
    if (id === 0) return;
    this.#endCoordinates();
    if (rootElementIds.has(id)) this.#hasRoot = true;
    else if ((id === elementIds.html || id === elementIds.HTML) && !this.#hasRoot)
      throw new KmlError("html", this.#byteCount);
    if (id === elementIds.Update) this.#updateDepth++;
    if (this.#updateDepth > 0) return;
    if (containerElementIds.has(id)) this.#folders.open();
    else if (id === elementIds.Placemark) this.#beginPlacemark();
    else if (undrawableElementIds.has(id))
      this.#notDrawn[getElementName(id)] = (this.#notDrawn[getElementName(id)] ?? 0) + 1;
    if (textElementIds.has(id) || (id === elementIds.name && parent !== undefined && containerElementIds.has(parent))) {
      this.wantsText = true;
      this.#text.begin();
    } else if (this.#placemarkDepth > 0 && this.#geometry.open(id)) this.#isReadingCoordinates = true;
    else this.#styles.open(id, bytes, from, to);
  }

  close(id: number): void {
    const isBalanced = this.#elements.innermost === id;
    if (!isBalanced) this.#countProblem("unbalanced-tags", 1);
    const depth = isBalanced ? this.#elements.depth - 1 : (this.#elements.findDepthOutside(id) ?? this.#elements.depth);
    while (this.#elements.depth > depth) this.#leaveElement();
  }

  addText(bytes: Uint8Array, from: number, to: number): void {
    this.#text.add(bytes, from, to);
  }

  readInstruction(bytes: Uint8Array, from: number, to: number): void {
    if (this.#source?.recode || this.#hasRoot || to - from > 200) return;
    const declaredEncoding = parseDeclaredEncoding(String.fromCharCode(...bytes.subarray(from, to)));
    // A file whose declaration reads as ASCII is not in UTF-16, even if the declaration says so.
    if (declaredEncoding && !declaredEncoding.startsWith("utf-16")) this.#text.encoding = declaredEncoding;
  }

  noteEntityDeclaration(): void {
    this.#declaresEntities = true;
  }

  noteEntityInCoordinates(): void {
    this.#countProblem("entity-in-coordinates", 1);
  }

  #begin(chunk: Uint8Array): void {
    this.#firstBytes = concatBytes(this.#firstBytes, chunk);
    if (this.#firstBytes.length >= sniffLength) this.#identifyEncoding(this.#firstBytes);
  }

  #identifyEncoding(start: Uint8Array): void {
    if (isArchive(start)) throw new KmlError("zip", start.length);
    this.#source = sniffEncoding(start);
    this.#text.encoding = this.#source.recode ? "utf-8" : this.#source.encoding;
    this.#firstBytes = new Uint8Array(0);
    this.#passBytes(start.subarray(this.#source.skippedBytes));
  }

  #passBytes(chunk: Uint8Array): void {
    this.#markup.write(this.#source?.recode ? this.#source.recode(chunk) : chunk);
  }

  #beginPlacemark(): void {
    this.#placemarks++;
    this.#placemarkDepth++;
    if (this.#placemarkDepth > 1) return;
    this.#firstShape = this.#store.shapeCount;
    this.#slot = 0;
    this.#isHidden = false;
    this.#inlineStyle = undefined;
    this.#styles.takeInline();
    this.#styles.isOwn = true;
    this.#geometry.reset();
  }

  #leaveElement(): void {
    const id = this.#elements.close();
    if (id === 0) return;
    const text = this.wantsText ? this.#text.finish() : "";
    this.wantsText = false;
    this.#endCoordinates();
    if (id === elementIds.Update) this.#updateDepth--;
    else if (this.#updateDepth > 0) return;
    if (containerElementIds.has(id)) this.#folders.close();
    else if (id === elementIds.Placemark) this.#endPlacemark();
    else if (id === elementIds.name) this.#nameContainer(text);
    else if (id === elementIds.visibility && !parseKmlBoolean(text)) this.#hide();
    else if (id === elementIds.styleUrl && this.#placemarkDepth > 0 && !this.#styles.isInside)
      this.#setSlot(this.#inlineStyle, this.#table.findUrlSlot(text));
    else {
      this.#styles.close(id, text);
      const inlineStyle = id === elementIds.Style ? this.#styles.takeInline() : undefined;
      if (inlineStyle && this.#placemarkDepth > 0) this.#setSlot(inlineStyle, this.#slot);
      if (this.#placemarkDepth > 0) this.#geometry.close(id, this.#slot);
    }
  }

  #endCoordinates(): void {
    if (this.#isReadingCoordinates) this.#geometry.coordinates.finish();
    this.#isReadingCoordinates = false;
  }

  /** Styles the placemark's shapes: its own style, `inline`, overrides the shared one in slot `base`; 0 means none. */
  #setSlot(inline: OverlayStyle | undefined, base: number): void {
    this.#inlineStyle = inline;
    this.#slot = inline ? this.#table.findInlineSlot(inline, base) : base;
    this.#store.style.fill(this.#slot, this.#firstShape, this.#store.shapeCount);
  }

  #endPlacemark(): void {
    this.#placemarkDepth--;
    if (this.#placemarkDepth > 0) return;
    this.#styles.isOwn = false;
    this.#geometry.reset();
    const newShapeCount = this.#store.shapeCount - this.#firstShape;
    if (newShapeCount === 0) return;
    if (this.#isHidden || this.#folders.isHidden) this.#countProblem("hidden", newShapeCount);
    this.#store.style.fill(this.#table.use(this.#slot, this.#folders.label), this.#firstShape, this.#store.shapeCount);
  }

  #hide(): void {
    if (this.#elements.innermost === elementIds.Placemark) this.#isHidden = true;
    else if (containerElementIds.has(this.#elements.innermost ?? 0)) this.#folders.hide();
  }

  #nameContainer(text: string): void {
    if (text === "") return;
    if (this.#elements.innermost === elementIds.Document) this.#name ??= text;
    else this.#folders.name(stripMarkup(text));
  }

  #countProblem(problem: KmlProblem, times: number): void {
    if (times > 0) this.#problems[problem] = (this.#problems[problem] ?? 0) + times;
  }
}
