import { type HTMLElement, parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Handshake } from "#pages/conocenos/handshake.tsx";
import { WimerGroup } from "#pages/wimers/wimer-group.tsx";
import { TilePattern } from "#ui/tile-pattern/tile-pattern.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";

const shapes = "path, circle, ellipse, rect";

const isLined = (shape: HTMLElement | null): boolean =>
  shape !== null && (shape.hasAttribute("stroke") || isLined(shape.parentNode));

/** Drawing parts that must set their own line widths: a mask's outline, and the rings around a face's eyes. */
test.each([
  ["a mask of the tiles", <TilePattern key="" seed={1} tone="talavera" beacons={[[3, 3]]} fade="left" />, "mask"],
  ["wimy who shakes hands", <Handshake key="" />, "[data-eyes]"],
  ["wimy alone", <Wimy key="" mood="happy" color="nopal" />, "[data-eyes]"],
  ["each of a group", <WimerGroup key="" freePlaceText="Tú" />, "[data-eyes]"],
])("%s sets its own lines, or none, and never inherits those of the surrounding drawing", (_, drawing, part) => {
  const own = parse(renderToStaticMarkup(drawing))
    .querySelectorAll(part)
    .flatMap((each) => each.querySelectorAll(shapes));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((shape) => !isLined(shape)).map(({ outerHTML }) => outerHTML)).toEqual([]);
});
