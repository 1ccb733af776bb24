/** The worker's side of the map: it fetches, reads and draws; the page only shows what it sends. */

import { WorkerMap, type WorkerScope } from "./worker-map.ts";
import type { ToWorker } from "./worker-messages.ts";

// The types of a page and of a worker cannot stand in one project.
const scope = globalThis as unknown as WorkerScope & { onmessage: (event: MessageEvent<ToWorker>) => void };
const map = new WorkerMap(scope);
scope.onmessage = ({ data }) => map.receive(data);
