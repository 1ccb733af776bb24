import type { DatabaseSync } from "node:sqlite";
import { createRegisterEntryId } from "#server/store/address-hash.ts";
import { normalizeMailbox } from "#server/store/lead-email.ts";
import {
  computeDaysUntilNextMail,
  computeMinutesToNextTry,
  type DecisionOutcome,
  type DueMail,
  longMailPauseDays,
  type MailPurpose,
  maxAttempts,
} from "#server/store/mail-queue.ts";
import { addRegisterEntry, confirmLeadsAndResubscribe, undoUnsubscription } from "./sqlite-consent.ts";

export type MailJob =
  | { kind: "take-mail"; at: string }
  | { kind: "end-mail"; id: string; end: "sent" | "refused"; at: string }
  | { kind: "decide"; id: string; wantsMails: boolean; at: string };

export type TakeMailResult = { mail: DueMail | undefined; waiting: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const addMilliseconds = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

export type MailJobRunner = {
  /** Queues an e-mail, unless one is already queued or it is too early for another to the mailbox. */
  queueConfirmation(email: string, purpose: MailPurpose, id: string, at: string): void;
  /** @param confirmedAt - time at which the owner unsubscribed; null if anyone may have typed the address. */
  unsubscribe(email: string, at: string, confirmedAt: string | null): void;
  take(at: string): TakeMailResult;
  end(id: string, end: "sent" | "refused", at: string): void;
  decide(id: string, wantsMails: boolean, at: string): DecisionOutcome;
};

export function createMailJobRunner(database: DatabaseSync): MailJobRunner {
  const insertMail = database.prepare(
    `INSERT INTO mails (id, email, mailbox, purpose, asked_at, due_at)
     SELECT @id, @email, @mailbox, @purpose, @at, @at WHERE NOT EXISTS (
       SELECT 1 FROM mails WHERE mailbox = @mailbox AND purpose = @purpose AND email <> @email
         AND (due_at IS NOT NULL OR quiet_until > @at))
     ON CONFLICT (email, purpose) DO UPDATE SET asked_at = @at, due_at = @at, attempts = 0, wants_mails = NULL
     WHERE due_at IS NULL AND (quiet_until IS NULL OR quiet_until <= @at)`,
  );
  const insertUnsubscription = database.prepare(
    `INSERT INTO unsubscriptions (email, first_at, last_at, after_event, confirmed_at)
     VALUES (@email, @at, @at, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'events'), 0), @confirmedAt)
     ON CONFLICT (email) DO UPDATE
     SET last_at = max(last_at, excluded.last_at), after_event = excluded.after_event, undone_at = NULL,
       confirmed_at = coalesce(excluded.confirmed_at, CASE WHEN undone_at IS NULL THEN confirmed_at END)`,
  );
  const cancelLeadMail = database.prepare("UPDATE mails SET due_at = NULL WHERE email = ? AND purpose = 'lead'");
  const selectDueMail = database.prepare(
    `SELECT id, email, purpose, sent, attempts FROM mails WHERE due_at <= ? ORDER BY due_at LIMIT 1`,
  );
  const postponeMail = database.prepare("UPDATE mails SET attempts = attempts + 1, due_at = ? WHERE id = ?");
  const countWaitingMails = database.prepare("SELECT count(*) AS mails FROM mails WHERE due_at IS NOT NULL");
  const selectSentCount = database.prepare("SELECT sent FROM mails WHERE id = ?");
  const markSent = database.prepare(
    "UPDATE mails SET due_at = NULL, sent = sent + 1, sent_at = ?, quiet_until = ? WHERE id = ?",
  );
  const markRefused = database.prepare("UPDATE mails SET due_at = NULL, quiet_until = ? WHERE id = ?");
  const selectMail = database.prepare("SELECT email, purpose, wants_mails FROM mails WHERE id = ?");
  const storeAnswer = database.prepare("UPDATE mails SET due_at = NULL, wants_mails = ?, sent = 0 WHERE id = ?");
  const pauseMails = database.prepare("UPDATE mails SET due_at = NULL, quiet_until = ? WHERE email = ?");

  function addUnsubscription(email: string, at: string, confirmedAt: string | null): void {
    insertUnsubscription.run({ email, at, confirmedAt });
    cancelLeadMail.run(email);
  }

  return {
    queueConfirmation: (email, purpose, id, at) =>
      void insertMail.run({ email, mailbox: normalizeMailbox(email), purpose, id, at }),
    unsubscribe: addUnsubscription,
    take(at) {
      const row = selectDueMail.get(at);
      if (row) {
        const attempts = Number(row.attempts);
        const isLastTry = attempts + 1 >= maxAttempts;
        postponeMail.run(
          isLastTry ? null : addMilliseconds(at, computeMinutesToNextTry(attempts) * minuteMs),
          row.id as string,
        );
        const mail = { id: String(row.id), email: String(row.email), purpose: row.purpose as MailPurpose };
        return {
          mail: { ...mail, sentCount: Number(row.sent), isLastTry },
          waiting: Number(countWaitingMails.get()?.mails),
        };
      }
      return { mail: undefined, waiting: Number(countWaitingMails.get()?.mails) };
    },
    end(id, end, at) {
      if (end === "refused") markRefused.run(addMilliseconds(at, longMailPauseDays * dayMs), id);
      else
        markSent.run(
          at,
          addMilliseconds(at, computeDaysUntilNextMail(Number(selectSentCount.get(id)?.sent) + 1) * dayMs),
          id,
        );
    },
    decide(id, wantsMails, at) {
      const row = selectMail.get(id);
      if (!row) return "unknown";
      if (wantsMails && row.wants_mails === 1) return "decided-before";
      const email = String(row.email);
      storeAnswer.run(Number(wantsMails), id);
      if (wantsMails) {
        const isLead = row.purpose === "lead";
        const changeCounts = isLead
          ? confirmLeadsAndResubscribe(database, email, at)
          : { messages: 0, ...undoUnsubscription(database, email, at) };
        const action = isLead ? "confirm" : "undo-opt-out";
        addRegisterEntry(database, {
          id: createRegisterEntryId(),
          doneAt: at,
          action,
          ...changeCounts,
          olderThanDays: null,
        });
      } else {
        addUnsubscription(email, at, at);
        pauseMails.run(addMilliseconds(at, longMailPauseDays * dayMs), email);
      }
      return "decided";
    },
  };
}
