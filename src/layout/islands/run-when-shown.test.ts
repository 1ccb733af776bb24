// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { runWhenShown } from "./run-when-shown.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

test("the work runs at once on a visible page", () => {
  const work = vi.fn();
  runWhenShown(work);
  expect(work).toHaveBeenCalledOnce();
});

test("the work runs once when a prerendered page is shown", () => {
  const work = vi.fn();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  runWhenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("prerenderingchange"));
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(work).toHaveBeenCalledOnce();
});
