import { EventEmitter } from "node:events";
import { openFile } from "#server/store/sqlite-file.ts";
import { jobsOn } from "#server/store/sqlite-jobs.ts";
import type { DatabaseThread } from "#server/store/sqlite-store.ts";
import type { WorkerAnswer, WorkerOrder, WorkerSettings } from "#server/store/sqlite-worker.ts";

/** The same work without a thread of its own, which takes longer to start than most tests take. */
export function onSameThread({ file, ...options }: WorkerSettings): DatabaseThread {
  const thread = new EventEmitter();
  const answer = (message: WorkerAnswer) => setImmediate(() => thread.emit("message", message));
  const database = openFile(file, options);
  const work = jobsOn(database);
  answer("opened");
  const postMessage = (order: WorkerOrder) => {
    if (order !== "close") return void answer(work(order));
    database.close();
    setImmediate(() => thread.emit("exit", 0));
  };
  return Object.assign(thread, { postMessage });
}
