import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import type { CoverageSource, CoverageSourceOptions } from "#features/coverage-map/coverage-engine.ts";
import { WorkerClient } from "./worker-client.ts";

/** Maximum device pixels per CSS pixel of the overlay: more would cost memory without a visible difference. */
const maxPixelRatio = 2;

/** Creates the lookup of overlays and places. Its worker starts with the first question, or with the map. */
export function createCoverageSource({
  localitiesPath,
  ...options
}: CoverageSourceOptions): CoverageSource & { getWorkerClient(): WorkerClient } {
  let client: WorkerClient | undefined;
  const getWorkerClient = () => {
    client ??= new WorkerClient({
      type: "begin",
      ...options,
      pixelRatio: Math.min(devicePixelRatio, maxPixelRatio),
    });
    return client;
  };
  return {
    getWorkerClient,
    isInMemory: (id) => client?.inMemory.includes(id) ?? false,
    covers: (id, { longitude, latitude }) =>
      getWorkerClient().ask({ about: "coverage", id, x: computeWorldX(longitude), y: computeWorldY(latitude) }),
    findPlaces: (text, limit) => getWorkerClient().ask({ about: "places", path: localitiesPath, text, limit }),
  };
}
