/**
 * A thread that repeatedly requests a small file, and reports the response times when stopped. It uses `node:http`,
 * because the overhead of `fetch` exceeds the response time.
 */
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const pauseMs = 15;
const agent = new Agent({ keepAlive: true });
const responseTimesMs: number[] = [];
let hasStopped = false;
parentPort?.once("message", () => {
  hasStopped = true;
});
while (!hasStopped) {
  const startMs = performance.now();
  const [response] = (await once(get(workerData as string, { agent }), "response")) as [IncomingMessage];
  await once(response.resume(), "end");
  responseTimesMs.push(performance.now() - startMs);
  await delay(pauseMs);
}
agent.destroy();
parentPort?.postMessage(responseTimesMs);
