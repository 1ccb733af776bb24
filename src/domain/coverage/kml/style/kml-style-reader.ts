import { elementIds } from "#domain/coverage/kml/kml-elements.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";
import { parseKmlBoolean, parseKmlColor, type StyleTable } from "./kml-styles.ts";

/** Maximum number of a tag's bytes that are searched for its `id`. */
const maxTagLength = 2_000;

/** Reads the elements of a Style or StyleMap, as they open and close, into a table of styles. */
export class StyleReader {
  readonly #table: StyleTable;
  readonly #text: { decode(bytes: Uint8Array): string };
  #style: OverlayStyle | undefined;
  #styleSlot = 0;
  #mapSlot = 0;
  #isInMap = false;
  #isInCascade = false;
  #cascadeSlot = 0;
  #isPairNormal = false;
  #pairSlot = 0;
  /** Id of the open element if it is a PolyStyle, LineStyle or IconStyle; otherwise 0. */
  #part = 0;

  badColors = 0;
  /** Whether a placemark's own style is being read; such a style may repeat the id of another style. */
  isOwn = false;

  /** @param text - decodes bytes in the file's encoding. */
  constructor(table: StyleTable, text: { decode(bytes: Uint8Array): string }) {
    this.#table = table;
    this.#text = text;
  }

  /** @returns the inline style read since the last call, if any. */
  takeInline(): OverlayStyle | undefined {
    const style = this.#style;
    this.#style = undefined;
    return style;
  }

  /** Whether a StyleMap or CascadingStyle is open; a `styleUrl` inside is not the placemark's. */
  get isInside(): boolean {
    return this.#isInMap || this.#isInCascade;
  }

  /** @param bytes - the text between the tag's angle brackets goes from `from` to `to`. */
  open(name: number, bytes: Uint8Array, from: number, to: number): void {
    switch (name) {
      case elementIds.Style:
        this.#style = {};
        this.#styleSlot = this.#findTagSlot(bytes, from, to) || this.#cascadeSlot;
        break;
      case elementIds.CascadingStyle:
        this.#isInCascade = true;
        this.#cascadeSlot = this.#findTagSlot(bytes, from, to);
        break;
      case elementIds.StyleMap:
        this.#isInMap = true;
        this.#mapSlot = this.#findTagSlot(bytes, from, to);
        break;
      case elementIds.Pair:
        this.#isPairNormal = false;
        this.#pairSlot = 0;
        break;
      case elementIds.PolyStyle:
      case elementIds.LineStyle:
      case elementIds.IconStyle:
        this.#part = name;
        break;
    }
  }

  /** @param text - the element's text; empty for an element that contains other elements. */
  close(name: number, text: string): void {
    switch (name) {
      case elementIds.Style:
        this.#endStyle();
        break;
      case elementIds.StyleMap:
        this.#isInMap = false;
        break;
      case elementIds.CascadingStyle:
        this.#isInCascade = false;
        this.#cascadeSlot = 0;
        break;
      case elementIds.Pair:
        if (this.#isPairNormal && this.#pairSlot) this.#table.defineAs(this.#mapSlot, this.#pairSlot);
        break;
      case elementIds.key:
        this.#isPairNormal = text === "normal";
        break;
      case elementIds.styleUrl:
        // In a CascadingStyle, Google Earth for the web names a base style of another file. That style only affects
        // balloons, so its name is ignored.
        if (!this.#isInCascade) this.#pairSlot = this.#table.findUrlSlot(text);
        break;
      case elementIds.PolyStyle:
      case elementIds.LineStyle:
      case elementIds.IconStyle:
        this.#part = 0;
        break;
      default:
        this.#setProperty(name, text);
    }
  }

  /** @returns the slot for the element's `id`; 0 for an element without `id`. */
  #findTagSlot(bytes: Uint8Array, from: number, to: number): number {
    const tag = this.#text.decode(bytes.subarray(from, Math.min(to, from + maxTagLength)));
    const [, double, single] = /\s(?:\w+:)?id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag) ?? [];
    const id = double ?? single;
    return id ? this.#table.findSlot(id) : 0;
  }

  #endStyle(): void {
    if (this.#styleSlot && this.#style) this.#table.define(this.#styleSlot, this.#style, this.isOwn);
    if (!this.#isInMap || !this.#style) return;
    this.#pairSlot = this.#table.findInlineSlot(this.#style, 0);
    this.#style = undefined;
  }

  #setProperty(name: number, text: string): void {
    const style = this.#style;
    if (!style) return;
    if (this.#part && name === elementIds.color && text && !parseKmlColor(text)) this.badColors++;
    if (this.#part === elementIds.PolyStyle) {
      const color = name === elementIds.color ? parseKmlColor(text) : undefined;
      if (color && style.fill !== "none") style.fill = color;
      if (name === elementIds.fill && !parseKmlBoolean(text)) style.fill = "none";
    } else if (this.#part === elementIds.LineStyle) {
      const color = name === elementIds.color ? parseKmlColor(text) : undefined;
      if (color) style.line = color;
      const width = Number(text || Number.NaN);
      if (name === elementIds.width && width >= 0 && width <= 100) style.lineWidth = width;
    } else if (this.#part === elementIds.IconStyle && name === elementIds.color) {
      const color = parseKmlColor(text);
      if (color && color !== "none" && !style.line) style.line = color;
    }
  }
}
