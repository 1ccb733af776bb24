import { expect, test } from "vitest";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { CoverageFailure } from "./coverage-engine.ts";
import type { CoverageLayer } from "./coverage-map-props.ts";
import { searchPlace } from "./search-place.ts";

const layer = (id: OverlayId, type: CoverageLayer["type"]) =>
  ({ id, technology: id === "5g" ? "5G" : "4G", type, kind: "", name: "" }) as const;
const layers = [layer("4g-diferenciada", "differentiated"), layer("4g-garantizada", "guaranteed"), layer("5g", "all")];

test("the differentiated file is read only if the guaranteed one says no", async () => {
  const asked: OverlayId[] = [];
  const covers = (id: OverlayId) => {
    asked.push(id);
    return Promise.resolve(true);
  };
  expect(await searchPlace("4G", layers, covers)).toEqual({ coverage: "guaranteed" });
  expect(asked).toEqual(["4g-garantizada"]);
  expect(await searchPlace("4G", layers, async (id) => id === "4g-diferenciada")).toEqual({
    coverage: "differentiated",
  });
});

test("a technology with a single file is covered or not", async () => {
  expect(await searchPlace("5G", layers, async () => true)).toEqual({ coverage: "covered" });
  expect(await searchPlace("5G", layers, async () => false)).toEqual({ coverage: "none" });
});

test("coverage is unknown if a file failed to load, and other errors are rethrown", async () => {
  const offline = () => Promise.reject(new CoverageFailure("offline"));
  expect(await searchPlace("5G", layers, offline)).toEqual({ coverage: "unknown", failure: "offline" });
  const broken = () => Promise.reject(new TypeError("broken"));
  await expect(searchPlace("5G", layers, broken)).rejects.toThrow("broken");
});
