/** Scrolling to the fragment of a page's address. */

const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Browsers scroll to it before the page has its styles and fonts, and WebKit does not notice when the target moves
 * meanwhile.
 *
 * @returns `arrive`, to call once all is loaded: scrolls there again, unless `leave` was called or the user scrolled.
 */
export function fragmentPlace(): { arrive: () => Promise<void>; leave: () => void } {
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
