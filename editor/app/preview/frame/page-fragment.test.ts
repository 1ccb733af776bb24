// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createFragmentScroller } from "./page-fragment.ts";

const gone = vi.fn();

document.body.innerHTML = '<h2 id="uno">Uno</h2><h2 id="dos">Dos</h2>';
location.hash = "#dos";
Element.prototype.scrollIntoView = function () {
  gone(this.id);
};

beforeEach(() => {
  gone.mockClear();
});

/** Stubs the page's fonts. @param letters - resolves once they are loaded. */
function place(letters: Promise<void> = Promise.resolve()) {
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready: letters } });
  return createFragmentScroller();
}

test("a page scrolls to the fragment of its address once its fonts are loaded", async () => {
  const letters = Promise.withResolvers<void>();
  const arrived = place(letters.promise).arrive();
  await Promise.resolve();
  expect(gone).not.toHaveBeenCalled();
  letters.resolve();
  await arrived;
  expect(gone.mock.calls).toEqual([["dos"]]);
});

test("a page that was already scrolled, by the user or to a change, does not scroll to the fragment", async () => {
  const moved = place();
  dispatchEvent(new Event("wheel"));
  await moved.arrive();
  const { arrive, leave } = place();
  leave();
  await arrive();
  expect(gone).not.toHaveBeenCalled();
});
