/** The worker of the map: it fetches, reads and draws; the page only shows the results. */

import { WorkerMap, type WorkerScope } from "./worker-map.ts";
import type { ToWorker } from "./worker-messages.ts";

// A project cannot have both page types and worker types.
const scope = globalThis as unknown as WorkerScope & { onmessage: (event: MessageEvent<ToWorker>) => void };
const map = new WorkerMap(scope);
scope.onmessage = ({ data }) => map.receive(data);
