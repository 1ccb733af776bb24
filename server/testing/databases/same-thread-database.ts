import { EventEmitter } from "node:events";
import type { DatabaseThread } from "#server/store/sqlite/sqlite-store.ts";
import { type DatabaseSessionSettings, openDatabaseSession } from "#server/store/sqlite/worker/sqlite-session.ts";
import type { WorkerCommand, WorkerReply } from "#server/store/sqlite/worker/sqlite-worker.ts";

/** Runs the database on the test's thread, because starting a thread takes longer than most tests. */
export function startDatabaseOnSameThread(settings: DatabaseSessionSettings): DatabaseThread {
  const thread = new EventEmitter();
  const reply = (message: WorkerReply) => setImmediate(() => thread.emit("message", message));
  const session = openDatabaseSession(settings);
  reply("opened");
  const postMessage = (command: WorkerCommand) => {
    if (command !== "close") return void session.work(command).then(reply);
    session.close();
    setImmediate(() => thread.emit("exit", 0));
  };
  return Object.assign(thread, { postMessage });
}
