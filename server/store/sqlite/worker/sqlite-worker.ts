/** Entry point of the database thread, which may wait for a lock or the disk without delaying pages. */
import { parentPort, workerData } from "node:worker_threads";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Job, JobResult } from "#server/store/sqlite/sqlite-jobs.ts";
import { type DatabaseSessionSettings, openDatabaseSession } from "./sqlite-session.ts";

/** `close` ends the thread. */
export type WorkerCommand = readonly Job[] | "close";

/** The first reply says whether the database could be opened; each later reply is for the oldest pending command. */
export type WorkerReply = "opened" | { error: string } | JobResult[];

const port = parentPort;
if (!port) throw new Error("sqlite-worker.ts runs as a worker thread");
const reply = (message: WorkerReply) => port.postMessage(message);

try {
  const session = openDatabaseSession(workerData as DatabaseSessionSettings);
  port.on("message", async (command: WorkerCommand) => {
    if (command !== "close") return reply(await session.work(command));
    session.close();
    port.close();
  });
  reply("opened");
} catch (error) {
  reply({ error: getErrorMessage(error) });
}
