import { expect, test } from "vitest";
import { placeIn } from "./place.ts";

test.each([
  ["", { id: "", row: 0 }],
  ["#avisos", { id: "avisos", row: 0 }],
  ["#promociones/3", { id: "promociones", row: 2 }],
  ["#promociones/x", { id: "promociones", row: 0 }],
])("%s is a place", (hash, place) => {
  expect(placeIn(hash)).toEqual(place);
});
