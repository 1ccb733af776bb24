import { EventEmitter } from "node:events";
import { type DatabaseSessionSettings, openDatabaseSession } from "#server/store/sqlite/sqlite-session.ts";
import type { DatabaseThread } from "#server/store/sqlite/sqlite-store.ts";
import type { WorkerAnswer, WorkerCommand } from "#server/store/sqlite/sqlite-worker.ts";

/** Runs the database on the test's thread, because starting a thread takes longer than most tests. */
export function startDatabaseOnSameThread(settings: DatabaseSessionSettings): DatabaseThread {
  const thread = new EventEmitter();
  const answer = (message: WorkerAnswer) => setImmediate(() => thread.emit("message", message));
  const session = openDatabaseSession(settings);
  answer("opened");
  const postMessage = (order: WorkerCommand) => {
    if (order !== "close") return void answer(session.work(order));
    session.close();
    setImmediate(() => thread.emit("exit", 0));
  };
  return Object.assign(thread, { postMessage });
}
