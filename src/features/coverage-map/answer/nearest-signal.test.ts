import { expect, test } from "vitest";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import type { NamedOverlay } from "#features/coverage-map/coverage-map-props.ts";
import { findNearestSignal } from "./nearest-signal.ts";

const overlay = (id: OverlayId, technology: NamedOverlay["technology"], type: NamedOverlay["type"]) => ({
  ...{ id, technology, type },
  shortName: type,
  name: id,
});
const overlays = [
  overlay("4g-garantizada", "4G", "guaranteed"),
  overlay("4g-diferenciada", "4G", "differentiated"),
  overlay("5g", "5G", "all"),
];
const here = { longitude: -104, latitude: 22 };

test("finds the nearest signal, its direction and its approximate distance", async () => {
  const toTheEast = await findNearestSignal(
    overlays,
    here,
    async (id, { longitude }) => id !== "5g" && longitude > -103.9,
  );
  expect(toTheEast).toEqual({ technology: "4G", km: 12, direction: 1 + 1 });
});

test("prefers the newest of several technologies; returns nothing if none is within reach", async () => {
  const everywhere = await findNearestSignal(overlays, here, async () => true);
  expect(everywhere).toEqual({ technology: "5G", km: 3, direction: 0 });
  expect(await findNearestSignal(overlays, here, async () => false)).toBeUndefined();
});
