// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { polyfillDialogs } from "./dialog-polyfill.ts";

/** Methods that jsdom lacks: its dialogs neither open nor close. */
const whatJsdomLacks = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
};

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, whatJsdomLacks);
  expect("commandForElement" in HTMLButtonElement.prototype).toBe(false);
  polyfillDialogs();
});

beforeEach(() => {
  document.body.innerHTML =
    '<button id="open" commandfor="d" command="show-modal"><b>Abrir</b></button><dialog id="d" closedby="any" tabindex="-1"><button id="close" commandfor="d" command="close">Cerrar</button></dialog>';
});

const dialog = () => document.querySelector("dialog") as HTMLDialogElement;
const click = (selector: string) => (document.querySelector(selector) as HTMLElement).click();

test("without native commands, buttons still open and close a dialog, and focus returns", () => {
  click("#open b");
  expect(dialog().open).toBe(true);
  expect(document.activeElement).toBe(dialog());
  click("#close");
  expect(dialog().open).toBe(false);
  expect(document.activeElement?.id).toBe("open");
});

test("a click outside the dialog's box closes it, a click inside does not", () => {
  click("#open");
  dialog().getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  dialog().dispatchEvent(new MouseEvent("click", { clientX: 150, clientY: 150, bubbles: true }));
  expect(dialog().open).toBe(true);
  dialog().dispatchEvent(new MouseEvent("click", { clientX: 20, clientY: 150, bubbles: true }));
  expect(dialog().open).toBe(false);
});

test("without native dialogs, buttons show and hide the dialog, and move the focus to it and back", async () => {
  vi.stubGlobal("HTMLDialogElement", undefined);
  vi.resetModules();
  const added = vi.spyOn(document, "addEventListener");
  (await import("./dialog-polyfill.ts")).polyfillDialogs();
  const [[, obey] = []] = added.mock.calls;
  added.mockRestore();
  vi.unstubAllGlobals();
  document.body.innerHTML =
    '<button id="open" commandfor="d" command="show-modal">Abrir</button><div id="d" tabindex="-1"><p>Texto</p><button id="close" commandfor="d" command="close">Cerrar</button></div>';
  const press = (id: string) => (obey as EventListener)({ target: document.getElementById(id) } as unknown as Event);
  press("open");
  expect([document.getElementById("d")?.hasAttribute("open"), document.activeElement?.id]).toEqual([true, "d"]);
  press("close");
  expect([document.getElementById("d")?.hasAttribute("open"), document.activeElement?.id]).toEqual([false, "open"]);
});
