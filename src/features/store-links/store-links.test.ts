// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setStoreLinkUrls } from "./store-links.ts";

const play = "https://play.example/wim";
const appStore = "https://apps.example/wim";
const android = "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15";

beforeEach(() => {
  Object.assign(document.body.dataset, { playUrl: play, appStoreUrl: appStore });
  document.body.innerHTML =
    '<a data-store-link href="/#descargaApp">Descarga la App</a><a href="/#descargaApp">App</a>';
});

afterEach(() => {
  vi.restoreAllMocks();
});

function visitWith(userAgent: string, maxTouchPoints: number) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  Object.defineProperty(navigator, "maxTouchPoints", { value: maxTouchPoints, configurable: true });
  setStoreLinkUrls();
  return [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

test("store links open the visitor's store, other links stay unchanged", () => {
  expect(visitWith(android, 5)).toEqual([play, "/#descargaApp"]);
  expect(visitWith(mac, 5)).toEqual([appStore, "/#descargaApp"]);
});

test("on a computer, store links go to the download section", () => {
  expect(visitWith(mac, 0)).toEqual(["/#descargaApp", "/#descargaApp"]);
});

test("a link added later by a tool opens the store when it is followed", () => {
  visitWith(android, 5);
  const late = document.createElement("a");
  late.dataset.storeLink = "true";
  late.href = "/#descargaApp";
  document.body.append(late);
  late.addEventListener("click", (event) => event.preventDefault());
  late.click();
  expect(late.getAttribute("href")).toBe(play);
});
