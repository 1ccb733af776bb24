import { isCovered } from "#domain/coverage/is-covered.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import type { CoverageSource, CoverageSourceOptions } from "#features/coverage-map/coverage-engine.ts";
import { OverlayStore } from "./overlay-store.ts";
import type { LoadedOverlay, OverlayPart } from "./worker/worker-messages.ts";
import { WorkerClient } from "./worker-client.ts";

/** What the map needs to draw. */
export type MapSource = Pick<CoverageSourceOptions, "outlinesPath" | "colors"> & {
  /** Starts the worker before the first overlay is chosen. */
  warmUp(): void;
  /** See `OverlayStore.get`. */
  getOverlay(id: OverlayId, signal: AbortSignal, onPart: (part: OverlayPart) => void): Promise<LoadedOverlay>;
};

/** Creates the lookup of overlays and places. Its worker starts with the first question, or with the map. */
export function createCoverageSource({
  files,
  outlinesPath,
  localitiesPath,
  colors,
}: CoverageSourceOptions): CoverageSource & MapSource {
  let client: WorkerClient | undefined;
  const getClient = () => {
    client ??= new WorkerClient();
    return client;
  };
  const store = new OverlayStore(files, (file, signal, onPart) =>
    getClient().ask({ about: "overlay", file, color: colors.overlay }, signal, onPart),
  );
  return {
    outlinesPath,
    colors,
    warmUp: () => getClient().send({ type: "warm-up" }),
    getOverlay: (id, signal, onPart) => store.get(id, signal, onPart),
    isInMemory: (id) => store.has(id),
    async covers(id, { longitude, latitude }) {
      const { shapes } = await store.get(id, new AbortController().signal);
      return isCovered(shapes, computeWorldX(longitude), computeWorldY(latitude));
    },
    findPlaces: (text, limit) => getClient().ask({ about: "places", path: localitiesPath, text, limit }),
  };
}
