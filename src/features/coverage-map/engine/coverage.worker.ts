/** The worker's side of the map: it fetches, reads and draws; the page only shows what it sends. */

import { WorkerMap, type WorkerScope } from "./worker-map.ts";
import type { ToWorker } from "./worker-messages.ts";

// Page types and worker types cannot share a project.
const scope = globalThis as unknown as WorkerScope & { onmessage: (event: MessageEvent<ToWorker>) => void };
const map = new WorkerMap(scope);
scope.onmessage = ({ data }) => map.receive(data);
