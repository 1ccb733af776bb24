/** The worker of the map: it fetches and reads; the page draws. */

import { OverlayWorker, type WorkerScope } from "./overlay-worker.ts";
import type { MessageToWorker } from "./worker-messages.ts";

// This is a cast because TypeScript cannot load the types of pages and those of workers in one project.
const scope = globalThis as unknown as WorkerScope & { onmessage: (event: MessageEvent<MessageToWorker>) => void };
const overlayWorker = new OverlayWorker(scope);
scope.onmessage = ({ data }) => overlayWorker.receive(data);
