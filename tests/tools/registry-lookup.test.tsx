// @vitest-environment jsdom
import { act, fireEvent, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { registryLookupCopy as copy } from "#content/registry/registry-index.ts";
import { RegistryLookup } from "#features/registry-lookup/registry-lookup.tsx";
import { Page } from "#pages/registro-membresias/+Page.server.tsx";
import { findAnswer, getText, hydrateTool } from "../support/browser/hydrated-tool.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function openLookup() {
  const tool = await hydrateTool(<Page />, "registry-lookup", RegistryLookup);
  vi.useFakeTimers();
  const { getByRole, queryByRole, queryAllByRole } = within(tool);
  const field = getByRole("searchbox", { name: copy.label });
  const links = () => (queryByRole("list", { name: copy.results }) ? queryAllByRole("link") : []);
  return {
    answer: () => getText(findAnswer(tool)),
    spoken: () => getText(tool.querySelector("[aria-live]")),
    text: () => getText(tool),
    labels: () => links().map((link) => getText(link.querySelector("b"))),
    addresses: () => links().map((link) => link.getAttribute("href")),
    write: (value: string) => fireEvent.change(field, { target: { value } }),
    submit: () => fireEvent.submit(field),
    pause: () => act(() => vi.advanceTimersByTime(500)),
  };
}

test("numbers and ranges lead to their pages; results appear at once and are announced after a pause", async () => {
  const { answer, spoken, labels, addresses, write, pause } = await openLookup();
  write("1349808-10");
  expect(labels()).toEqual(["Folio 1349808", "Folio 1349809", "Folio 1349810"]);
  expect(answer()).toBe("3 registros");
  expect(spoken()).toBe("");
  pause();
  expect(spoken()).toContain("3 registros");
  write("1 349 843");
  pause();
  expect(answer()).toBe(copy.found.one);
  expect(addresses()).toEqual(["/registro-membresias/formato-simplificado/1349843"]);
});

test("a name with typos leads to its page; at most six results appear, with the number of the others", async () => {
  const { text, labels, addresses, write } = await openLookup();
  write("portavilidad marso");
  expect(labels()).toContain("Portabilidad, marzo de 2025");
  expect(addresses()).toContain("/registro-promociones/portabilidad-mar-25");
  write("1349");
  expect(labels()).toHaveLength(6);
  expect(text()).toMatch(/Hay \d+ más: escribe otra palabra/);
});

test("an unknown number suggests similar ones, and a name without results says so", async () => {
  const { answer, labels, write, pause } = await openLookup();
  write("1349811");
  pause();
  expect(answer()).toBe(copy.similar);
  expect(labels().length).toBeGreaterThan(0);
  write("pospago");
  pause();
  expect(answer()).toContain("«pospago» no está en el registro");
  expect(labels()).toEqual([]);
});

test("an empty question gets a reply with the expected input", async () => {
  const { spoken, submit } = await openLookup();
  submit();
  expect(spoken()).toBe(copy.empty);
});
