// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { CoverageEngineOptions } from "#features/coverage-map/coverage-engine.ts";

const options: CoverageEngineOptions = {
  tileUrl: "https://mapas.wim.example/{z}/{x}/{y}.png",
  attribution: '<a href="https://mapas.wim.example/">© mapas</a>',
  center: { latitude: 23, longitude: -102 },
  zoom: 5,
  copy: { zoomIn: "Acercar", zoomOut: "Alejar" },
  onStateChange: () => {},
  onTap: () => {},
  onBaseTilesChange: () => {},
};

test("Leaflet writes only markup that was admitted", async () => {
  let admit: (text: string) => string | null = () => null;
  const createPolicy = (_: string, rules: { createHTML: typeof admit }) => {
    admit = rules.createHTML;
  };
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  // Leaflet's browser detection calls this; jsdom does not have it.
  Object.assign(SVGElement.prototype, { createSVGRect: () => {} });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const writtenTexts: string[] = [];
  const { set, ...property } = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") ?? {};
  Object.defineProperty(Element.prototype, "innerHTML", {
    ...property,
    set(text: string) {
      writtenTexts.push(text);
      if (admit(text) === null) throw new TypeError(`not admitted: ${text}`);
      set?.call(this, text);
    },
  });
  await import("./leaflet-markup.ts");
  const { createCoverageEngine } = await import("./coverage-engine-leaflet.ts");
  const { createCoverageSource } = await import("#features/coverage-map/engine/coverage-source.ts");
  const colors = { overlay: "#000000", outlines: "#000000", land: "#000000" };
  const source = createCoverageSource({ files: [], outlinesPath: "/a", localitiesPath: "/b", colors });
  const engine = createCoverageEngine(document.createElement("div"), options, source);
  engine.setMarker({ position: { latitude: 19, longitude: -99 }, zoom: 12 });
  expect(new Set(writtenTexts)).toEqual(
    new Set([
      "<svg/>",
      '<span aria-hidden="true">+</span>',
      '<span aria-hidden="true">&#x2212;</span>',
      "",
      options.attribution,
    ]),
  );
});
