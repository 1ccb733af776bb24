// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { enhanceHelpSuggestion } from "./enhance-help-suggestion.ts";
import { HelpSuggestion } from "./help-suggestion.tsx";

const page = { kind: "help", above: [], name: "Factura" };
const section = {
  anchor: "",
  title: "Pide tu factura",
  text: "En el portal.",
  actions: [{ label: "Abre", href: "/x" }],
};
const index = { synonyms: [], pages: [{ ...page, path: "/factura", sections: [section] }] };

const fetchIndex = vi.fn(async () => ({ ok: true, json: async () => index }));

let isOpen = false;

beforeEach(() => {
  isOpen = false;
  vi.stubGlobal("fetch", fetchIndex);
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, {
    showPopover: () => (isOpen = true),
    hidePopover: () => (isOpen = false),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchIndex.mockClear();
});

function openForm() {
  document.body.innerHTML = renderToStaticMarkup(
    <HelpSuggestion copy={{ best: "Lo más directo" }}>
      <SearchForm copy={{ label: "Tu duda", submit: "Buscar" }} action="/buscar" />
    </HelpSuggestion>,
  );
  enhanceHelpSuggestion(document.body, { indexPath: `/busqueda.json?${crypto.randomUUID()}` });
  const field = within(document.body).getByRole("searchbox") as HTMLInputElement;
  const write = (value: string) => {
    field.focus();
    fireEvent.input(field, { target: { value } });
  };
  return { field, write };
}

test("the third letter shows the best answer with its action, and announces it; Escape closes it and keeps the text", async () => {
  const { field, write } = openForm();
  write("fac");
  await expect.poll(() => isOpen).toBe(true);
  const links = [...document.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Pide tu factura", "/factura"],
    ["Abre", "/x"],
  ]);
  const announced = () => document.querySelector("[aria-live]")?.textContent;
  await expect.poll(announced, { timeout: 3_000 }).toBe("Pide tu factura. En el portal.");
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect([isOpen, field.value, document.activeElement]).toEqual([false, "fac", field]);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
});

test("shorter texts, unknown texts and a press elsewhere close the answer", async () => {
  const { write } = openForm();
  for (const other of ["fa", "xyzzy"]) {
    write("factura");
    await expect.poll(() => isOpen).toBe(true);
    write(other);
    await expect.poll(() => isOpen).toBe(false);
  }
  write("factura");
  await expect.poll(() => isOpen).toBe(true);
  fireEvent.pointerDown(document.documentElement);
  expect(isOpen).toBe(false);
});

test("nothing loads with Save-Data, or before the third letter", async () => {
  const { write } = openForm();
  write("fa");
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  openForm().write("factura");
  await new Promise((done) => setTimeout(done, 400));
  expect([isOpen, fetchIndex.mock.calls.length]).toEqual([false, 0]);
});
