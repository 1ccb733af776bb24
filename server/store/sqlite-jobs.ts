/** What the thread of the database is asked to do, and does. */
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { vitalDaysKept } from "#domain/web-vitals.ts";
import { messageOf } from "#server/error-message.ts";
import type { DecisionOutcome } from "#server/mail-queue.ts";
import type { StoreOutcome } from "#server/store.ts";
import { type MailJob, mailJobsOn, type TakenMail } from "./sqlite-mail-jobs.ts";

export type EventRow = Record<"identity" | "event" | "page" | "properties" | "receivedAt", string> & {
  /** Of a lead, in its comparable form. */
  email: string | null;
  /** Of the e-mail that asks its owner, if one is to be sent. */
  mailId: string | null;
};

/** Each is done as a whole or not at all. */
export type Job =
  | { kind: "add"; rows: readonly EventRow[] }
  /** `email` in its comparable form. */
  | { kind: "unsubscribe"; email: string; at: string; mailId: string | null }
  | { kind: "vitals"; page: string; device: string; day: string; values: Readonly<Record<string, number>> }
  | { kind: "check" }
  | MailJob;

/** What each kind gives back; the others, nothing. */
export type JobValue = StoreOutcome[] | TakenMail | DecisionOutcome | undefined;

export type JobResult = { value: JobValue } | { error: string; isUnavailable: boolean };

/** Tells our files from those of other programs: "wim" in ASCII. */
const applicationId = 0x77696d;

/** SQLite's codes for what will pass or has to be mended on the machine; all others are our own mistakes. */
const unavailable = {
  busy: 5,
  locked: 6,
  noMemory: 7,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  protocol: 15,
  notADatabase: 26,
} as const;

/** @returns a function that does jobs in order, with one write to the disk for all of them. */
export function jobsOn(database: DatabaseSync): (jobs: readonly Job[]) => JobResult[] {
  const insert = database.prepare(
    `INSERT INTO events (identity, event, page, properties, received_at, email) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (identity, event, page) DO NOTHING`,
  );
  const select = database.prepare("SELECT properties FROM events WHERE identity = ? AND event = ? AND page = ?");
  const mails = mailJobsOn(database);
  const count = database.prepare(
    `INSERT INTO vitals (day, page, device, metric, value, count) VALUES (?, ?, ?, ?, ?, 1)
     ON CONFLICT (day, page, device, metric, value) DO UPDATE SET count = count + 1`,
  );
  const forgetDays = database.prepare(`DELETE FROM vitals WHERE day <= date(?, '-${vitalDaysKept} days')`);

  function add({ identity, event, page, properties, receivedAt, email, mailId }: EventRow): StoreOutcome {
    if (insert.run(identity, event, page, properties, receivedAt, email).changes === 1) {
      if (email !== null && mailId !== null) mails.ask(email, "lead", mailId, receivedAt);
      return "stored";
    }
    return select.get(identity, event, page)?.properties === properties ? "already-stored" : "conflict";
  }

  function done(job: Job): JobValue {
    switch (job.kind) {
      case "add":
        return job.rows.map(add);
      case "unsubscribe":
        mails.unsubscribe(job.email, job.at, null);
        if (job.mailId !== null) mails.ask(job.email, "opt-out", job.mailId, job.at);
        return undefined;
      case "vitals":
        forgetDays.run(job.day);
        for (const [metric, value] of Object.entries(job.values))
          count.run(job.day, job.page, job.device, metric, value);
        return undefined;
      case "check":
        // Setting it to what it is writes a page all the same, so that a full disk shows.
        database.exec(`PRAGMA application_id = ${applicationId}`);
        return undefined;
      case "take-mail":
        return mails.take(job.at);
      case "end-mail":
        mails.end(job.id, job.end, job.at);
        return undefined;
      case "decide":
        return mails.decide(job.id, job.wantsMails, job.at);
    }
  }

  function inOneTransaction(jobs: readonly Job[]): JobResult[] {
    database.exec("BEGIN IMMEDIATE");
    try {
      const results = jobs.map((job) => ({ value: done(job) }));
      database.exec("COMMIT");
      return results;
    } catch (error) {
      // After some errors SQLite has rolled back by itself.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  return function work(jobs): JobResult[] {
    try {
      return inOneTransaction(jobs);
    } catch (error) {
      const isUnavailable = isPassing(error);
      // One of them is at fault: the others must not suffer for it.
      if (!isUnavailable && jobs.length > 1) return jobs.flatMap((job) => work([job]));
      return jobs.map(() => ({ error: messageOf(error), isUnavailable }));
    }
  };
}

function isPassing(error: unknown): boolean {
  const { errcode } = error as { errcode?: SQLOutputValue };
  // The low byte is the kind of error, the rest its details.
  return typeof errcode === "number" && (Object.values(unavailable) as number[]).includes(errcode & 0xff);
}
