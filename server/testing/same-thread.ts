import { EventEmitter } from "node:events";
import { openSession, type SessionSettings } from "#server/store/sqlite/sqlite-session.ts";
import type { DatabaseThread } from "#server/store/sqlite/sqlite-store.ts";
import type { WorkerAnswer, WorkerOrder } from "#server/store/sqlite/sqlite-worker.ts";

/** Replaces the database thread by code on the test's thread: starting a thread takes longer than most tests. */
export function onSameThread(settings: SessionSettings): DatabaseThread {
  const thread = new EventEmitter();
  const answer = (message: WorkerAnswer) => setImmediate(() => thread.emit("message", message));
  const session = openSession(settings);
  answer("opened");
  const postMessage = (order: WorkerOrder) => {
    if (order !== "close") return void answer(session.work(order));
    session.close();
    setImmediate(() => thread.emit("exit", 0));
  };
  return Object.assign(thread, { postMessage });
}
