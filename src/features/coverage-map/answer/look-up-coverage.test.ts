import { expect, test } from "vitest";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";
import type { NamedOverlay } from "#features/coverage-map/coverage-map-props.ts";
import { lookUpCoverage } from "./look-up-coverage.ts";

const overlay = (id: OverlayId, type: NamedOverlay["type"]) =>
  ({ id, technology: id === "5g" ? "5G" : "4G", type, shortName: "", name: "" }) as const;
const overlays = [
  overlay("4g-diferenciada", "differentiated"),
  overlay("4g-garantizada", "guaranteed"),
  overlay("5g", "all"),
];

test("the differentiated file is read only if the guaranteed one says no", async () => {
  const asked: OverlayId[] = [];
  const covers = (id: OverlayId) => {
    asked.push(id);
    return Promise.resolve(true);
  };
  expect(await lookUpCoverage("4G", overlays, covers)).toEqual({ coverage: "guaranteed" });
  expect(asked).toEqual(["4g-garantizada"]);
  expect(await lookUpCoverage("4G", overlays, async (id) => id === "4g-diferenciada")).toEqual({
    coverage: "differentiated",
  });
});

test("coverage is unknown if a file failed to load, and other errors are rethrown", async () => {
  const offline = () => Promise.reject(new CoverageError("offline"));
  expect(await lookUpCoverage("5G", overlays, offline)).toEqual({ coverage: "unknown", failure: "offline" });
  const broken = () => Promise.reject(new TypeError("broken"));
  await expect(lookUpCoverage("5G", overlays, broken)).rejects.toThrow("broken");
});
