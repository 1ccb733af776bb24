// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { fragmentPlace } from "./page-fragment.ts";

const gone = vi.fn();

document.body.innerHTML = '<h2 id="uno">Uno</h2><h2 id="dos">Dos</h2>';
location.hash = "#dos";
Element.prototype.scrollIntoView = function () {
  gone(this.id);
};

beforeEach(() => {
  gone.mockClear();
});

/** @param letters - that the page waits for. */
function place(letters: Promise<void> = Promise.resolve()) {
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready: letters } });
  return fragmentPlace();
}

test("a page goes to the place in its address once its letters are there", async () => {
  const letters = Promise.withResolvers<void>();
  const arrived = place(letters.promise).arrive();
  await Promise.resolve();
  expect(gone).not.toHaveBeenCalled();
  letters.resolve();
  await arrived;
  expect(gone.mock.calls).toEqual([["dos"]]);
});

test("a page that the person moved, or that went to what is sought, stays there", async () => {
  const moved = place();
  dispatchEvent(new Event("wheel"));
  await moved.arrive();
  const { arrive, leave } = place();
  leave();
  await arrive();
  expect(gone).not.toHaveBeenCalled();
});
