import { expect, test } from "vitest";
import { openMarkedPage } from "./page-blocks.ts";

const page = openMarkedPage(`<body><header><a href="/">Inicio</a></header><main>
  <h2 id="uno">Uno</h2><p>Lo mismo</p><h2 id="dos">Dos</h2><section id="tres"><p>Lo mismo</p></section>
  <div data-island="tool"><p>Elige <b>tu</b> mes</p></div></main></body>`);
const find = (text: string, more = {}) => page.findBlock({ tag: "p", text, nth: 0, id: "", ...more });

test("equal texts are distinguished by the id around them, or else by their order", () => {
  expect(find("Lo mismo", { id: "tres" })?.precedingIds).toEqual(["uno", "dos", "tres"]);
  expect(find("Lo mismo", { nth: 1, id: "otro" })?.precedingIds).toEqual(["uno", "dos", "tres"]);
  expect(find("Lo mismo", { nth: 0, id: "otro" })?.precedingIds).toEqual(["uno"]);
});

test("a text is found despite different spaces, but only as a whole", () => {
  expect(find("  Elige tu\n mes ")?.region).toBe("tool");
  expect(find("tu mes")).toBeUndefined();
  expect(find("Inicio", { tag: "a" })?.region).toBe("frame");
  expect(find("No está")).toBeUndefined();
});
