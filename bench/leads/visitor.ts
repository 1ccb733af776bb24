/** A thread that fetches a small file again and again, and says how long each time took once it is told to stop. */
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const pauseMs = 15;
const waits: number[] = [];
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
while (!isOver) {
  const from = performance.now();
  const response = await fetch(workerData as string);
  await response.arrayBuffer();
  waits.push(performance.now() - from);
  await delay(pauseMs);
}
parentPort?.postMessage(waits);
