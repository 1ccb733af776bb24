/** Events by which the user may scroll. */
const scrollEvents = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the URL's fragment again after the fonts have loaded. Browsers scroll earlier, and WebKit does not correct
 * the position when styles and fonts move the target.
 *
 * @returns `arrive`, to call when the page has loaded, and `leave`, to cancel. A scroll by the user also cancels.
 */
export function createFragmentScroller(): { arrive: () => Promise<void>; leave: () => void } {
  const userLeft = new AbortController();
  const stopFollowing = () => userLeft.abort();
  for (const move of scrollEvents)
    addEventListener(move, stopFollowing, { capture: true, passive: true, signal: userLeft.signal });
  return {
    arrive: async () => {
      await document.fonts.ready;
      if (!userLeft.signal.aborted) document.querySelector(":target")?.scrollIntoView({ behavior: "instant" });
      stopFollowing();
    },
    leave: stopFollowing,
  };
}
