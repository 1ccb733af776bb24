/** Tasks that timers run; the store keeps when each was last completed, so that metrics can tell its age. */
export type CompletedTask = "backup" | "retention";

/** Time at which each task was last completed, in UTC as ISO 8601; without the tasks that were never completed. */
export type CompletedTasks = Partial<Record<CompletedTask, string>>;

/** Builds the statement for either kind of store. `task` and `time` are parameters in the store's own style. */
export function buildRecordTaskSql(task: string, time: string): string {
  return `INSERT INTO completed_tasks (task, done_at) VALUES (${task}, ${time})
    ON CONFLICT (task) DO UPDATE SET done_at = excluded.done_at`;
}
