import { expect, test } from "vitest";
import { parseEditorLocation } from "./editor-location.ts";

const none = { id: "", part: "", row: 0, field: "" };

test.each([
  ["", {}],
  ["#avisos", { id: "avisos" }],
  ["#promociones/3", { id: "promociones", part: "3", row: 2 }],
  ["#promociones/3/period.to", { id: "promociones", part: "3", row: 2, field: "period.to" }],
  ["#portada//banner.tag", { id: "portada", field: "banner.tag" }],
  ["#promociones/x", { id: "promociones", part: "x" }],
  ["#ayuda/avisos", { id: "ayuda", part: "avisos" }],
])("parses %s as a location", (hash, location) => {
  expect(parseEditorLocation(hash)).toEqual({ ...none, ...location });
});
