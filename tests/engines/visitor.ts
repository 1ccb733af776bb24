import { expect } from "vitest";
import type { EnhancedIslandName, IslandName } from "#layout/islands/island-name.ts";
import type { PixelBox, PixelPoint } from "../support/browser/coverage-view.ts";
import type { Engine, Key } from "./engine.ts";

/** The first visible element that matches a selector and contains the text, if one is given. */
export type VisitorTarget = string | readonly [selector: string, text: string];
export type AnyIslandName = IslandName | EnhancedIslandName;

const patient = { timeout: 10_000, interval: 50 };

/** A person at a browser. Finds visible elements, and waits for expected ones until a time limit. */
export class Visitor {
  readonly engine: Engine;
  readonly origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.origin = origin;
  }

  /** @param path - path on the site, with query and hash. */
  async open(path: string): Promise<void> {
    await this.engine.open(`${this.origin}${path}`);
  }

  /** Clicks the centre of the target once it is stable and uncovered. */
  async click(target: VisitorTarget): Promise<void> {
    let before: PixelPoint | null = null;
    let point: PixelPoint | null = null;
    await expect
      .poll(async () => {
        before = point;
        point = await this.engine.evaluate(computeMiddle, ...parts(target));
        return point !== null && before !== null && point.x === before.x && point.y === before.y;
      }, patient)
      .toBe(true);
    if (point) await this.engine.clickAt(point);
  }

  async fill(target: VisitorTarget, text: string): Promise<void> {
    await this.click(target);
    await this.engine.selectAll();
    await this.engine.type(text);
  }

  /** Focuses the target as Tab would, wherever the focus was. */
  async focus(target: VisitorTarget): Promise<void> {
    await expect.poll(() => this.engine.evaluate(takesFocus, ...parts(target)), patient).toBe(true);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.engine.press(key);
  }

  /** Scrolls to an island and waits until its script has enhanced it. */
  async wake(island: AnyIslandName): Promise<void> {
    await expect.poll(() => this.engine.evaluate(isAwake, island), patient).toBe(true);
  }

  /** @returns the target's text in one line; empty if it is not visible. */
  async read(target: VisitorTarget): Promise<string> {
    return (await this.#see(target))[0]?.text ?? "";
  }

  async expectText(target: VisitorTarget, text: string | RegExp): Promise<void> {
    await expect.poll(() => this.read(target), patient).toMatch(text);
  }

  async expectVisible(target: VisitorTarget): Promise<void> {
    await expect.poll(async () => (await this.#see(target)).length, patient).toBeGreaterThan(0);
  }

  async expectHidden(target: VisitorTarget): Promise<void> {
    await expect.poll(() => this.#see(target), patient).toEqual([]);
  }

  async expectInView(target: VisitorTarget): Promise<void> {
    await expect.poll(async () => (await this.#see(target)).some(({ isInView }) => isInView), patient).toBe(true);
  }

  async getBox(target: VisitorTarget): Promise<PixelBox> {
    await this.expectVisible(target);
    const [first] = await this.#see(target);
    if (!first) throw new Error(`${target} is no longer visible`);
    return first.box;
  }

  async expectFocus(selector: string): Promise<void> {
    await this.expectPage((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /** @param address - path, query and hash. */
  async expectAddress(address: string | RegExp): Promise<void> {
    const now = () => this.engine.evaluate(() => location.pathname + location.search + location.hash);
    await expect.poll(now, patient).toMatch(address);
  }

  /** Waits until a condition is true on the page. */
  async expectPage<Args extends readonly unknown[]>(
    isSo: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.engine.evaluate(isSo, ...args), patient).toBe(true);
  }

  async #see(target: VisitorTarget): Promise<Seen[]> {
    const [selector, text] = parts(target);
    return (await this.engine.evaluate(findSeen, selector)).filter((one) => one.text.includes(text));
  }
}

type Seen = { text: string; box: PixelBox; isInView: boolean };

const parts = (target: VisitorTarget): readonly [selector: string, text: string] =>
  typeof target === "string" ? [target, ""] : target;

// The functions below run in the page, so each is self-contained.

function findSeen(selector: string): Seen[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => {
      const { x, y, width, height, top, bottom } = one.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight;
      return { text: one.textContent.replace(/\s+/g, " ").trim(), box: { x, y, width, height }, isInView };
    });
}

function computeMiddle(selector: string, text: string): PixelPoint | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.replace(/\s+/g, " ").includes(text),
  );
  if (!element || element.closest("[inert]")) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const onTop = document.elementFromPoint(point.x, point.y);
  // During a view transition, hit-testing finds only the root element.
  return element.contains(onTop) ? point : null;
}

function takesFocus(selector: string, text: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.replace(/\s+/g, " ").includes(text),
  );
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

function isAwake(name: string): boolean {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island) return false;
  // The coverage map has its own script, which sets another attribute.
  const map = island.querySelector<HTMLElement>("[data-map-tool]");
  (map ?? island).scrollIntoView({ block: "center", behavior: "instant" });
  // A tool in an opening hydrates only on an interaction, such as this event.
  island.dispatchEvent(new PointerEvent("pointerenter"));
  return "awake" in island.dataset && (!map || "live" in map.dataset);
}
