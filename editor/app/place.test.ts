import { expect, test } from "vitest";
import { placeIn } from "./place.ts";

test.each([
  ["", { id: "", part: "", row: 0 }],
  ["#avisos", { id: "avisos", part: "", row: 0 }],
  ["#promociones/3", { id: "promociones", part: "3", row: 2 }],
  ["#promociones/x", { id: "promociones", part: "x", row: 0 }],
  ["#ayuda/avisos", { id: "ayuda", part: "avisos", row: 0 }],
])("%s is a place", (hash, place) => {
  expect(placeIn(hash)).toEqual(place);
});
