/** Events with which the user may scroll. */
const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolling to the fragment of the page's address. Browsers do it before the styles and fonts are loaded, and WebKit
 * does not correct the position when the target moves afterwards.
 *
 * @returns `arrive`, to call once the page has loaded: scrolls to the fragment again once the fonts are loaded, unless
 *   the user has scrolled or `leave` was called before.
 */
export function watchFragment(): { arrive: () => Promise<void>; leave: () => void } {
  const left = new AbortController();
  const leave = () => left.abort();
  for (const move of moves) addEventListener(move, leave, { capture: true, passive: true, signal: left.signal });
  return {
    arrive: async () => {
      await document.fonts.ready;
      if (!left.signal.aborted) document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
      leave();
    },
    leave,
  };
}
