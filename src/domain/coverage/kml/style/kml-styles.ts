import type { OverlayStyle } from "#domain/coverage/overlay.ts";

/** The highest slot, because a slot has 16 bits. Shapes with further styles or labels are drawn without them. */
const maxStyles = 65_535;

/** Maximum length of a chain of aliases; the rest of a longer chain, which may be a cycle, is ignored. */
const maxAliasDepth = 8;

type Slot = { style: OverlayStyle; isDefined: boolean; isUsed: boolean; base?: number };

/**
 * The styles of a file. Shapes refer to a style by its slot, even before the file defines the style. Slot 0 means no
 * style.
 */
export class StyleTable {
  readonly #slots: Slot[] = [{ style: {}, isDefined: true, isUsed: false }];
  readonly #sharedSlots = new Map<string, number>();
  readonly #inlineSlots = new Map<string, number>();
  /** Slots of styles with a label, by label and then by the slot of the same style without label. */
  readonly #labelledSlots = new Map<string, Map<number, number>>();
  #outsideUses = 0;
  #redefinitionCount = 0;

  /** Finds or adds the slot of a shared style by its id, which may be percent-encoded. */
  findSlot(name: string): number {
    const id = decodePercents(name);
    const existingSlot = this.#sharedSlots.get(id);
    if (existingSlot !== undefined) return existingSlot;
    const slot = this.#add({ style: {}, isDefined: false, isUsed: false });
    if (slot > 0) this.#sharedSlots.set(id, slot);
    return slot;
  }

  /** @returns the slot that a `styleUrl` refers to; 0 for a style in another file. */
  findUrlSlot(url: string): number {
    const hash = url.indexOf("#");
    if (hash > 0) {
      this.#outsideUses++;
      return 0;
    }
    return url.length > hash + 1 ? this.findSlot(url.slice(hash + 1)) : 0;
  }

  /**
   * Finds or adds the slot of a placemark's own style, which overrides the shared style of the slot `base`. Equal
   * styles share a slot.
   */
  findInlineSlot(style: OverlayStyle, base: number): number {
    const key = JSON.stringify([base, style.fill, style.line, style.lineWidth]);
    const knownSlot = this.#inlineSlots.get(key);
    if (knownSlot !== undefined) return knownSlot;
    const slot = this.#add({ style, isDefined: true, isUsed: false, base });
    this.#inlineSlots.set(key, slot);
    return slot;
  }

  /**
   * @param isOwn - whether the style is a placemark's own. Such styles often repeat ids, so repeats are not counted.
   */
  define(slot: number, style: OverlayStyle, isOwn: boolean): void {
    const target = this.#slots[slot];
    if (!target || slot === 0) return;
    if (target.isDefined && !isOwn && !isSame(target.style, style)) this.#redefinitionCount++;
    target.style = style;
    target.isDefined = true;
  }

  /** Makes one slot an alias of another, as a StyleMap does. */
  defineAs(slot: number, base: number): void {
    const target = this.#slots[slot];
    if (!target || slot === 0) return;
    if (target.isDefined && target.base !== base) this.#redefinitionCount++;
    target.base = base;
    target.isDefined = true;
  }

  /**
   * Marks a style as used by a shape.
   *
   * @param label - names of the shape's folders.
   * @returns the slot of the style with that label.
   */
  use(slot: number, label: string | undefined): number {
    for (
      let aliasedSlot = this.#slots[slot];
      aliasedSlot && !aliasedSlot.isUsed;
      aliasedSlot = this.#slots[aliasedSlot.base ?? 0]
    )
      aliasedSlot.isUsed = true;
    if (label === undefined) return slot;
    const slotsByBase = this.#labelledSlots.get(label) ?? new Map<number, number>();
    this.#labelledSlots.set(label, slotsByBase);
    const knownSlot = slotsByBase.get(slot);
    if (knownSlot !== undefined) return knownSlot;
    const labelledSlot = this.#add({ style: { label }, isDefined: true, isUsed: true, base: slot }) || slot;
    slotsByBase.set(slot, labelledSlot);
    return labelledSlot;
  }

  get outsideUses(): number {
    return this.#outsideUses;
  }

  /** Number of styles that redefine an id with other contents; the last definition counts. */
  get redefinedCount(): number {
    return this.#redefinitionCount;
  }

  /** Number of referenced styles that the file does not define. */
  get missingCount(): number {
    return this.#slots.filter(({ isUsed, isDefined }) => isUsed && !isDefined).length;
  }

  /** @returns the style of every slot, as far as the file has been read. */
  resolveStyles(): OverlayStyle[] {
    return this.#slots.map((slot) => this.#resolve(slot, 0));
  }

  #resolve({ style, base }: Slot, hops: number): OverlayStyle {
    const under = base && hops < maxAliasDepth ? this.#slots[base] : undefined;
    if (!under) return style;
    const { label: _, ...inherited } = this.#resolve(under, hops + 1);
    return { ...inherited, ...style };
  }

  #add(slot: Slot): number {
    return this.#slots.length > maxStyles ? 0 : this.#slots.push(slot) - 1;
  }
}

function isSame(one: OverlayStyle, other: OverlayStyle): boolean {
  return one.fill === other.fill && one.line === other.line && one.lineWidth === other.lineWidth;
}

function decodePercents(id: string): string {
  try {
    return id.includes("%") ? decodeURIComponent(id) : id;
  } catch {
    return id;
  }
}

/**
 * @param text - `aabbggrr`, as KML writes a colour.
 * @returns `#rrggbb`; `none` for a fully transparent colour; undefined if the text is not a colour.
 */
export function parseKmlColor(text: string): string | undefined {
  const [, alpha, blue, green, red] =
    /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim()) ?? [];
  if (!red) return undefined;
  return alpha === "00" ? "none" : `#${red}${green}${blue}`.toLowerCase();
}

/** Standard KML booleans are 0 or 1; `true` and `false` occur too. */
export function parseKmlBoolean(text: string): boolean {
  return !/^\s*(0|false)\s*$/i.test(text);
}
