// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

type Rules = Record<"createHTML" | "createScriptURL", (text: string) => string | null>;

/** Loads the module anew, with a stub of Trusted Types that records the rules; call it once per test. */
async function newPage(createPolicy = vi.fn<(name: string, rules: Rules) => void>()) {
  vi.resetModules();
  vi.stubGlobal("trustedTypes", { createPolicy });
  const admit = await import("./trusted-types-policy.ts");
  const rules = () => createPolicy.mock.calls[0]?.[1] as Rules;
  return { ...admit, createPolicy, rules };
}

beforeEach(() => () => vi.unstubAllGlobals());

test("admits only the given texts and scripts, through one policy", async () => {
  const { allowMarkup, allowScripts, createPolicy, rules } = await newPage();
  allowMarkup("<svg/>", "");
  allowScripts("/sw.js", "/assets/workers/");
  allowScripts("https://us1.clevertap-prod.com/");
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["default"]);
  const { createHTML, createScriptURL } = rules();
  expect(["<svg/>", ""].map(createHTML)).toEqual(["<svg/>", ""]);
  expect(["<svg/> ", "<svg onload=alert(1)>", "<b>"].map(createHTML)).toEqual([null, null, null]);
  const admitted = [
    "/sw.js",
    `${location.origin}/sw.js?v=2`,
    "/assets/workers/coverage.worker.B1x2.js",
    "https://us1.clevertap-prod.com/a?t=96&d=x",
  ];
  expect(admitted.map(createScriptURL)).toEqual(admitted);
});

test.each([
  "/sw.js/otro.js",
  "/otro.js",
  "/assets/workers/../../api/x.js",
  "/assets/workers/%2e%2e/%2e%2e/x.js",
  "//otro.example/sw.js",
  "https://otro.example/assets/workers/x.js",
  "http://us1.clevertap-prod.com/a",
  "https://us1.clevertap-prod.com.otro.example/a",
  "https://us1.clevertap-prod.com@otro.example/a",
  "https://otro.example/?https://us1.clevertap-prod.com/",
  "data:text/javascript,alert(1)",
  "javascript:alert(1)",
  "blob:https://us1.clevertap-prod.com/7c1f",
])("refuses the script %s", async (address) => {
  const { allowScripts, rules } = await newPage();
  allowScripts("/sw.js", "/assets/workers/", "https://us1.clevertap-prod.com/");
  expect(rules().createScriptURL(address)).toBeNull();
});

test("does nothing if the browser has no Trusted Types or another script owns the policy", async () => {
  const { allowMarkup } = await newPage(
    vi.fn(() => {
      throw new TypeError('Policy with name "default" already exists.');
    }),
  );
  expect(() => allowMarkup("<b>")).not.toThrow();
  vi.resetModules();
  vi.stubGlobal("trustedTypes", undefined);
  const { allowScripts } = await import("./trusted-types-policy.ts");
  expect(() => allowScripts("/sw.js")).not.toThrow();
});
