/** The place on the page that its address names. */

const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Browsers start to scroll there before the page has its styles and letters, and WebKit does not notice that the place
 * moves meanwhile.
 *
 * @returns `arrive`, for when all is loaded: goes there once more, unless `leave` was called or the person moved the page.
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
