/** Tasks that timers run; the store keeps when each was last completed, so that metrics can tell its age. */
export type CompletedTask = "backup" | "retention";

/** UTC, ISO 8601, by task; without the tasks that were never completed. */
export type CompletedTasks = Partial<Record<CompletedTask, string>>;

/** For both kinds of store; the caller gives the parameters in its own style. */
export function buildRecordTaskSql(task: string, time: string): string {
  return `INSERT INTO completed_tasks (task, done_at) VALUES (${task}, ${time})
    ON CONFLICT (task) DO UPDATE SET done_at = excluded.done_at`;
}
