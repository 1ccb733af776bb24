// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { keepSdkStorageInMemory } from "./sdk-storage.ts";

let persist: () => void;

const writeCookie = (cookie: string) => Reflect.set(document, "cookie", cookie);

afterEach(() => {
  persist();
  localStorage.clear();
  writeCookie("WZRK_G=; expires=Thu, 01 Jan 1970 00:00:01 GMT");
});

/** Stores the entries that the SDK stores after the service's first answer. */
function storeDevice(): void {
  localStorage.setItem("WZRK_G", "device-1");
  writeCookie("WZRK_G=device-1; path=/");
}

/** The names in the browser's own storage, whatever the SDK sees. */
const listStoredNames = () => Object.keys(localStorage);

test("data that the SDK stores can be read but does not reach the browser's storage", () => {
  persist = keepSdkStorageInMemory();
  storeDevice();
  expect(localStorage.getItem("WZRK_G")).toBe("device-1");
  expect(document.cookie).toBe("WZRK_G=device-1");
  expect(listStoredNames()).toEqual([]);
  Reflect.deleteProperty(document, "cookie");
  expect(document.cookie).toBe("");
});

test("once the visitor agrees, all stored data moves to the browser and stays there", () => {
  persist = keepSdkStorageInMemory();
  storeDevice();
  persist();
  expect(listStoredNames()).toEqual(["WZRK_G"]);
  expect(document.cookie).toBe("WZRK_G=device-1");
  localStorage.setItem("WZRK_EV", "{}");
  expect(listStoredNames().sort()).toEqual(["WZRK_EV", "WZRK_G"]);
});

test("data that the SDK removes is gone, and data of other scripts reaches the browser", () => {
  persist = keepSdkStorageInMemory();
  storeDevice();
  localStorage.removeItem("WZRK_G");
  writeCookie("WZRK_G=; expires=Thu, 01 Jan 1970 00:00:01 GMT; domain=; path=/");
  localStorage.setItem("wim-outbox", "[]");
  expect(localStorage.getItem("WZRK_G")).toBeNull();
  expect(document.cookie).toBe("");
  expect(listStoredNames()).toEqual(["wim-outbox"]);
});

test("a cookie for a domain above ours is refused, as browsers do", () => {
  persist = keepSdkStorageInMemory();
  writeCookie("WZRK_G=device-1; domain=.mx; path=/");
  expect(document.cookie).toBe("");
});
