import { expect, test } from "vitest";
import { overlayIds } from "#domain/coverage/overlay.ts";
import { parseOverlayChoice, setOverlayParameter } from "./address-parameters.ts";

const page = "https://www.wim.mx/mapa-de-cobertura";

test("reads back the choice written to a URL", () => {
  for (const id of [...overlayIds, undefined])
    expect(parseOverlayChoice(new URL(setOverlayParameter(page, id)).search)).toEqual({ id });
});

test("a choice leaves the rest of the URL unchanged, and clearing it restores the URL", () => {
  const sharedUrl = `${page}?utm_source=sms#mapa`;
  expect(setOverlayParameter(sharedUrl, "5g")).toBe(`${page}?utm_source=sms&capa=5g#mapa`);
  expect(setOverlayParameter(setOverlayParameter(sharedUrl, "5g"), undefined)).toBe(sharedUrl);
});

test("a value that names no overlay is not a choice", () => {
  expect(parseOverlayChoice("?capa=6g")).toEqual({ id: undefined, unknown: "6g" });
  expect(parseOverlayChoice("?capa=")).toEqual({ id: undefined, unknown: "" });
});
