// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToDownloadSection } from "./download-section.ts";

beforeEach(() => {
  document.body.innerHTML = "";
});

afterEach(() => {
  location.hash = "";
});

/** jsdom does not scroll. */
function addSection() {
  const section = document.createElement("section");
  section.id = "descargaApp";
  section.scrollIntoView = vi.fn();
  document.body.append(section);
  return section;
}

test("scrolls to the download section as soon as it appears", async () => {
  location.hash = "descargaApp";
  scrollToDownloadSection();
  const section = addSection();
  await vi.waitFor(() => expect(section.scrollIntoView).toHaveBeenCalledOnce());
});

test("stops waiting for the section after ten seconds", async () => {
  vi.useFakeTimers();
  location.hash = "descargaApp";
  scrollToDownloadSection();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  const section = addSection();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(section.scrollIntoView).not.toHaveBeenCalled();
});
