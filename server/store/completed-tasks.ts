/**
 * Tasks that timers run. The store records when each was last completed, so that metrics can compute the time since.
 */
export type CompletedTask = "backup" | "retention";

/** Time at which each task was last completed, in UTC as ISO 8601; tasks that were never completed are missing. */
export type CompletedTasks = Partial<Record<CompletedTask, string>>;

/** Builds the statement for both kinds of store. `task` and `time` are placeholders in the store's own syntax. */
export function buildRecordTaskSql(task: string, time: string): string {
  return `INSERT INTO completed_tasks (task, done_at) VALUES (${task}, ${time})
    ON CONFLICT (task) DO UPDATE SET done_at = excluded.done_at`;
}
