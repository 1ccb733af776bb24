// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { onFirstVisible } from "./on-first-visible.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

test("a visible page starts at once", () => {
  const work = vi.fn();
  onFirstVisible(work);
  expect(work).toHaveBeenCalledOnce();
});

test("a prerendered page starts when it is shown, once", () => {
  const work = vi.fn();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  onFirstVisible(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(work).toHaveBeenCalledOnce();
});
