import type { Page } from "@playwright/test";

/** Maximum width of a phone's window, in CSS pixels. */
const widestPhonePx = 480;
const phone = { width: 390, height: 780 } as const;

/**
 * Finds touch targets smaller than 44 by 44 CSS pixels (WCAG 2.5.5), one line each. A target includes its label and
 * other elements that pass on taps. Links inside running text are exempt. A wide window is temporarily resized to a
 * phone's.
 *
 * @param part - selector of the part to check.
 */
export async function findSmallTouchTargets(page: Page, part = "html"): Promise<string[]> {
  const size = page.viewportSize();
  const isWide = size !== null && size.width > widestPhonePx;
  if (isWide) await page.setViewportSize(phone);
  const found = await page.evaluate(findSmallTargets, part);
  if (isWide) await page.setViewportSize(size);
  return found;
}

/** Runs in the page. */
function findSmallTargets(part: string): string[] {
  /** 44 minus half a pixel, because boxes may start between two pixels. */
  const least = 43.5;
  const selector =
    "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider]";

  const listLabels = (element: HTMLElement): HTMLElement[] =>
    "labels" in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  /** Gets the box of a target, or of the label around it. */
  const getBox = (element: HTMLElement) =>
    (listLabels(element).find((label) => label.contains(element)) ?? element).getBoundingClientRect();

  const targets = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) =>
        element.closest(part) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert]") &&
        !isInText(element),
    )
    .map((element) => ({ element, box: getBox(element) }));

  const before = [scrollX, scrollY] as const;
  const small = targets.filter(({ element, box }) => {
    const isLarge = box.width >= least && box.height >= least;
    return (!isLarge || isShared(element, box)) && !takesTaps(element);
  });
  scrollTo({ left: before[0], top: before[1], behavior: "instant" });
  return small.map(({ element, box }) => {
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    const place = element.closest("[class]")?.className;
    return `${element.localName} «${name.slice(0, 40)}» in .${place}: ${Math.round(box.width)} by ${Math.round(box.height)} px to touch`;
  });

  function isInText(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== "inline") return false;
    let block: HTMLElement | null = element;
    while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
    const words = (node: Node): string => {
      if (node instanceof Element && node.matches(selector)) return "";
      return node instanceof Text ? node.data : [...node.childNodes].map(words).join("");
    };
    return block !== null && /\p{L}|\d/u.test(words(block));
  }

  function isShared(element: HTMLElement, box: DOMRect): boolean {
    return targets.some(
      (other) =>
        other.element !== element &&
        Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
        Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1 &&
        !other.element.contains(element),
    );
  }

  /** Whether taps on and around the centre reach the target, whose tappable surface may differ from its box. */
  function takesTaps(element: HTMLElement): boolean {
    if (surface(element) === "large") return true;
    const scrolled: (readonly [Element, number, number])[] = [];
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
      scrolled.push([around, around.scrollLeft, around.scrollTop]);
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const found = surface(element);
    for (const [around, left, top] of scrolled)
      if (around.scrollLeft !== left || around.scrollTop !== top) around.scrollTo({ left, top, behavior: "instant" });
    // A target that is covered by a dialog or a menu is not checked.
    return found !== "small";
  }

  function surface(element: HTMLElement): "large" | "small" | "covered" {
    const own = [element, ...listLabels(element)];
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const target = hit?.closest(selector) ?? hit;
      return own.some((each) => each.contains(hit) && each.contains(target));
    };
    // A link with several lines has several boxes.
    const { left, top, width, height } = element.getClientRects()[0] ?? getBox(element);
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isHit(x, y)) return "covered";
    /** Finds the maximum distance from the centre at which a tap hits, in pixels, by bisection; rounded up. */
    const reach = (dx: number, dy: number) => {
      let [hit, missed] = [0, 2 * least];
      while (missed - hit > 0.05) {
        const tried = (hit + missed) / 2;
        if (isHit(x + dx * tried, y + dy * tried)) hit = tried;
        else missed = tried;
      }
      return missed;
    };
    return reach(-1, 0) + reach(1, 0) >= least && reach(0, -1) + reach(0, 1) >= least ? "large" : "small";
  }
}
