import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { splitPageDrawings } from "./page-drawings.ts";
import { createTypstCompiler, loadTypstResources } from "./typst-compiler.ts";

const compile = createTypstCompiler(loadTypstResources());
const compileLetter = (body: string) =>
  compile(`#show: letter.with((title: "Prueba", author: "wim", description: "", edition: "", origin: "wim.mx",
    page: "{page} de {pages}"))\n= Título\n${body}`).drawing;

/** Whether anything is drawn in an area of a page, in CSS pixels of the page. */
function hasInk(page: string, area: { left: number; top: number; right: number; bottom: number }): boolean {
  const { pixels, width } = new Resvg(page, { font: { loadSystemFonts: false } }).render();
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) if (pixels[4 * (y * width + x)] !== 255) return true;
  return false;
}

test("each page becomes a picture in its paper's proportions, with its text in place and without fonts", () => {
  const [first = "", second = "", ...more] = splitPageDrawings(
    compileLetter("#place(top + left, dy: 10cm)[Uno] #pagebreak() Dos"),
  );
  expect(more).toEqual([]);
  const line = { left: 96, top: 588, right: 192, bottom: 636 };
  const top = { left: 96, top: 132, right: 192, bottom: 180 };
  expect([first, second].map((page) => [hasInk(page, line), hasInk(page, top)])).toEqual([
    [true, true],
    [false, true],
  ]);
  for (const page of [first, second]) {
    expect(page).toMatch(/^<svg xmlns="\S+" width="980" height="1268" viewBox="0 0 612 792">/);
    expect(page).not.toMatch(/<text|data:|href="[^#]/);
  }
});

test("a line of text is one path, in which equal letters have equal outlines", () => {
  const [page = ""] = splitPageDrawings(compileLetter("#place(top + left, dy: 10cm)[ooooooooo]"));
  const line = [...page.matchAll(/<path [^>]*? d="([^"]*)"/g)].map(([, outline = ""]) =>
    outline.split(/M[-\d.]+ 0/).slice(1),
  );
  const [letters = []] = line.filter(({ length }) => length === 9);
  expect(letters).toHaveLength(9);
  expect(new Set(letters).size).toBe(1);
});

test("the same drawing gives the same pictures, and links become plain text", () => {
  const linked = compileLetter('#link("https://www.gob.mx/crt")[CRT]');
  expect(splitPageDrawings(linked)).toEqual(splitPageDrawings(linked));
  expect(splitPageDrawings(linked).join()).not.toContain("<a");
});

test("unsupported content stops the build", () => {
  expect(() => splitPageDrawings(compileLetter("#circle(fill: gradient.linear(red, blue))"))).toThrow();
  expect(() => splitPageDrawings(compileLetter("#rotate(10deg)[Girado]"))).toThrow(
    /^the pictures of pages do not know <g transform/,
  );
});
