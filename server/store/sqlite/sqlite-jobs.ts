/** Defines and executes the jobs of the database thread. */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { eventNames } from "#domain/leads/collector-contract.ts";
import { maxUnfoundTextsPerDay, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { vitalRetentionDays } from "#domain/visits/web-vitals.ts";
import type { CompletedTasks } from "#server/store/completed-tasks.ts";
import type { MailDecisionOutcome, TakenMail } from "#server/store/mail/mail-queue.ts";
import type { StoreOutcome } from "#server/store/store.ts";
import type { UnavailableReason } from "#server/store/store-unavailable-error.ts";
import { addRegisterEntry } from "./sqlite-consent.ts";
import { createMailJobRunner, type MailJob } from "./sqlite-mails.ts";

export type EventRow = Record<"identity" | "event" | "page" | "properties" | "receivedAt", string> & {
  /** A lead's address in its comparable form; null for other events. */
  email: string | null;
  /** Id of the e-mail that asks the owner; null if none should be sent. */
  mailId: string | null;
  /** Network that sent the message; null if unknown. */
  sender: string | null;
};

/** A job for the database thread, executed completely or not at all. */
export type Job =
  | { kind: "add"; rows: readonly EventRow[] }
  /** `email`: address in its comparable form. */
  | { kind: "unsubscribe"; email: string; time: string; mailId: string | null; sender: string | null }
  | { kind: "vitals"; page: string; device: string; day: string; values: Readonly<Record<string, number>> }
  | { kind: "unfound-search"; text: string; day: string }
  | { kind: "completed-tasks" }
  /** `id` must be unique. */
  | { kind: "check"; id: string; time: string }
  | MailJob;

/** Result of a job, by its kind; undefined for kinds without a result. */
export type JobValue = StoreOutcome[] | TakenMail | CompletedTasks | MailDecisionOutcome | undefined;

export type JobResult = { value: JobValue } | JobFailure;

export type JobFailure = {
  error: string;
  /** Undefined if the job itself caused the error. */
  unavailableReason?: UnavailableReason;
  /** Whether every other job would currently fail in the same way. */
  affectsAllJobs: boolean;
};

/** Identifies the site's database files to other programs: "wim" in ASCII. */
const applicationId = 0x77696d;

/** SQLite's error codes. `temporary`: such as a lock or a full disk; `dataCaused`: caused by the written data. */
const errorCodes = {
  temporary: { busy: 5, locked: 6, noMemory: 7, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14, protocol: 15 },
  damaged: { corrupt: 11, notADatabase: 26 },
  dataCaused: { tooBig: 18, constraint: 19, mismatch: 20, misuse: 21, range: 25 },
} as const;

/** Executes jobs; returns their results and whether the file turned out to be damaged. */
export type JobRunner = (jobs: readonly Job[]) => JobRunResult;

type JobRunResult = { results: JobResult[]; isDamaged: boolean };

/** @returns a function that executes jobs in order, in one transaction. */
export function createJobRunner(database: DatabaseSync): JobRunner {
  const insertEvent = database.prepare(
    `INSERT INTO events (identity, event, page, properties, received_at, email) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (identity, event, page) DO NOTHING`,
  );
  const selectProperties = database.prepare(
    "SELECT properties FROM events WHERE identity = ? AND event = ? AND page = ?",
  );
  const selectCompletedTasks = database.prepare("SELECT task, done_at FROM completed_tasks");
  const mailJobs = createMailJobRunner(database);
  const countVital = database.prepare(
    `INSERT INTO vitals (day, page, device, metric, value, count) VALUES (?, ?, ?, ?, ?, 1)
     ON CONFLICT (day, page, device, metric, value) DO UPDATE SET count = count + 1`,
  );
  const deleteOldVitals = database.prepare(`DELETE FROM vitals WHERE day <= date(?, '-${vitalRetentionDays} days')`);

  const countUnfoundSearch = database.prepare(
    `INSERT INTO unfound_searches (day, text, count)
     SELECT @day, @text, 1
     WHERE (SELECT count(*) FROM unfound_searches WHERE day = @day) < ${maxUnfoundTextsPerDay}
       OR EXISTS (SELECT 1 FROM unfound_searches WHERE day = @day AND text = @text)
     ON CONFLICT (day, text) DO UPDATE SET count = count + 1`,
  );
  const deleteOldUnfoundSearches = database.prepare(
    `DELETE FROM unfound_searches WHERE day <= date(?, '-${unfoundRetentionDays} days')`,
  );

  function add({ identity, event, page, properties, receivedAt, email, mailId, sender }: EventRow): StoreOutcome {
    if (insertEvent.run(identity, event, page, properties, receivedAt, email).changes === 1) {
      if (email !== null && mailId !== null)
        mailJobs.queueConfirmation({ email, purpose: "lead", id: mailId, time: receivedAt, sender });
      return "stored";
    }
    return selectProperties.get(identity, event, page)?.properties === properties ? "already-stored" : "conflict";
  }

  /**
   * Writes to every table like requests, and undoes this with a savepoint; the commit still writes a page to disk. Also
   * deletes searches past their retention, because there may be no other write for days.
   */
  function check({ id, time }: Extract<Job, { kind: "check" }>): undefined {
    const email = `${id}@check.invalid`;
    const row = { identity: id, page: "", properties: "{}", receivedAt: time, sender: null };
    const day = time.slice(0, 10);
    deleteOldUnfoundSearches.run(day);
    // Setting this pragma writes a page even if its value stays the same.
    database.exec(`SAVEPOINT trial; PRAGMA application_id = ${applicationId}`);
    add({ ...row, event: eventNames.identify, email, mailId: id });
    add({ ...row, event: eventNames.formSubmitted, email: null, mailId: null });
    mailJobs.unsubscribe(email, time, null);
    mailJobs.end(id, "refused", time);
    countVital.run(day, "", "", "", 0);
    countUnfoundSearch.run({ day, text: "" });
    addRegisterEntry(database, {
      id,
      doneAt: time,
      action: "confirm",
      messages: 0,
      unsubscriptions: 0,
      olderThanDays: null,
    });
    database.exec("ROLLBACK TO trial; RELEASE trial");
    return undefined;
  }

  function runJob(job: Job): JobValue {
    switch (job.kind) {
      case "add":
        return job.rows.map(add);
      case "unsubscribe":
        mailJobs.unsubscribe(job.email, job.time, null);
        if (job.mailId !== null) mailJobs.queueConfirmation({ ...job, purpose: "opt-out", id: job.mailId });
        return undefined;
      case "vitals":
        deleteOldVitals.run(job.day);
        for (const [metric, value] of Object.entries(job.values))
          countVital.run(job.day, job.page, job.device, metric, value);
        return undefined;
      case "unfound-search":
        countUnfoundSearch.run({ day: job.day, text: job.text });
        return undefined;
      case "completed-tasks":
        return Object.fromEntries(selectCompletedTasks.all().map(({ task, done_at }) => [task, done_at]));
      case "check":
        return check(job);
      case "take-mail":
        return mailJobs.take(job.time);
      case "end-mail":
        mailJobs.end(job.id, job.end, job.time);
        return undefined;
      case "decide":
        return mailJobs.decide(job.id, job.wantsMails, job.time);
    }
  }

  function runInTransaction(jobs: readonly Job[]): JobResult[] {
    database.exec("BEGIN IMMEDIATE");
    try {
      const results = jobs.map((job) => ({ value: runJob(job) }));
      database.exec("COMMIT");
      return results;
    } catch (error) {
      // After some errors, SQLite has already rolled back.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  return function work(jobs): JobRunResult {
    try {
      return { results: runInTransaction(jobs), isDamaged: false };
    } catch (error) {
      const failure = toJobFailure(error);
      // Runs each job separately, because possibly only one of them causes the error.
      if (!failure.affectsAllJobs && jobs.length > 1) {
        const separateRuns = jobs.map((job) => work([job]));
        return {
          results: separateRuns.flatMap(({ results }) => results),
          isDamaged: separateRuns.some(({ isDamaged }) => isDamaged),
        };
      }
      return {
        results: jobs.map(() => failure),
        isDamaged: failure.affectsAllJobs && failure.unavailableReason === "error",
      };
    }
  };
}

function toJobFailure(thrown: unknown): JobFailure {
  const { errcode } = thrown as { errcode?: SQLOutputValue };
  const error = getErrorMessage(thrown);
  if (typeof errcode !== "number") return { error, affectsAllJobs: false };
  // The low byte of `errcode` is the kind of error; the other bytes are details.
  const isErrorKind = (kind: keyof typeof errorCodes) =>
    (Object.values(errorCodes[kind]) as number[]).includes(errcode & 0xff);
  if (isErrorKind("dataCaused")) return { error, affectsAllJobs: false };
  if (isErrorKind("temporary")) return { error, unavailableReason: "away", affectsAllJobs: true };
  return { error, unavailableReason: "error", affectsAllJobs: isErrorKind("damaged") };
}
