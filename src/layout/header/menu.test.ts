// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { enhanceMenus } from "./menu.ts";

beforeAll(enhanceMenus);

beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu open><summary tabindex="0">Menú</summary><p>texto</p><a href="#a">Ayuda</a></details><main>página</main>';
});

const menu = () => document.querySelector("details") as HTMLDetailsElement;
const click = (selector: string) => (document.querySelector(selector) as HTMLElement).click();

test("Escape closes the menu and returns focus to its button", () => {
  document.querySelector("a")?.focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(menu().querySelector("summary"));
});

test("Escape does not move the focus while the menu is closed", () => {
  menu().open = false;
  document.querySelector("a")?.focus();
  const focused = document.activeElement;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(document.activeElement).toBe(focused);
});

test("the focus on something outside closes the menu, which would cover it", () => {
  document.querySelector("a")?.focus();
  expect(menu().open).toBe(true);
  const main = document.querySelector("main") as HTMLElement;
  main.tabIndex = -1;
  main.focus();
  expect(menu().open).toBe(false);
});

test("a click outside or on a link closes the menu, one inside does not", () => {
  click("p");
  expect(menu().open).toBe(true);
  click("a");
  expect(menu().open).toBe(false);
  menu().open = true;
  click("main");
  expect(menu().open).toBe(false);
});
