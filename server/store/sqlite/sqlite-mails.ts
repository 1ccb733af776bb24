import type { DatabaseSync } from "node:sqlite";
import { createRegisterEntryId } from "#server/store/address-hash.ts";
import { normalizeMailbox } from "#server/store/lead-email.ts";
import {
  computeDaysUntilNextMail,
  computeMailPriority,
  computeMinutesToNextTry,
  type DueMail,
  longMailPauseDays,
  type MailDecisionOutcome,
  type MailPurpose,
  maxAttempts,
  maxPostponedAtOnce,
  type TakenMail,
} from "#server/store/mail/mail-queue.ts";
import { getSharedDomain, maxMailsPerHour, maxWaitingPerSender } from "#server/store/mail/mail-shares.ts";
import { addRegisterEntry, confirmLeadsAndResubscribe, undoUnsubscription } from "./sqlite-consent.ts";

export type MailJob =
  | { kind: "take-mail"; time: string }
  | { kind: "end-mail"; id: string; end: "sent" | "refused"; time: string }
  | { kind: "decide"; id: string; wantsMails: boolean; time: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const addMilliseconds = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

export type QueuedMail = {
  email: string;
  purpose: MailPurpose;
  id: string;
  time: string;
  /** Hash of the network that requested the e-mail; null if unknown. */
  sender: string | null;
};

export type MailJobRunner = {
  /**
   * Queues an e-mail, unless the same one is already queued or the mailbox got one too recently. Also skips it if too
   * many e-mails of the same sender are waiting. An e-mail about an unsubscription is queued only if a lead has its
   * address.
   */
  queueConfirmation(mail: QueuedMail): void;
  /** @param confirmedAt - time at which the owner unsubscribed; null if anyone may have typed the address. */
  unsubscribe(email: string, time: string, confirmedAt: string | null): void;
  take(time: string): TakenMail;
  end(id: string, end: "sent" | "refused", time: string): void;
  decide(id: string, wantsMails: boolean, time: string): MailDecisionOutcome;
};

export function createMailJobRunner(database: DatabaseSync): MailJobRunner {
  const insertMail = database.prepare(
    `INSERT INTO mails (id, email, mailbox, purpose, asked_at, due_at, sender, domain, priority)
     SELECT @id, @email, @mailbox, @purpose, @at, @at, @sender, @domain, @priority WHERE NOT EXISTS (
       SELECT 1 FROM mails WHERE mailbox = @mailbox AND purpose = @purpose AND email <> @email
         AND (due_at IS NOT NULL OR quiet_until > @at))
     AND (@purpose = 'lead' OR EXISTS (SELECT 1 FROM events WHERE email = @email))
     ON CONFLICT (email, purpose) DO UPDATE SET asked_at = @at, due_at = @at, attempts = 0, wants_mails = NULL,
       sender = @sender, priority = @priority
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
  const countOfSender = database.prepare("SELECT count(*) AS mails FROM mails WHERE sender = ? AND due_at IS NOT NULL");
  const selectDueMail = database.prepare(
    `SELECT id, email, purpose, sent, attempts, sender, domain FROM mails
     WHERE due_at <= ? ORDER BY priority, due_at LIMIT 1`,
  );
  /** Finds the attempt that used the last part of a share; the share is free again an hour later. */
  const prepareShare = (column: "sender" | "domain") =>
    database.prepare(
      `SELECT tried_at FROM mails WHERE ${column} = ? AND tried_at > ?
       ORDER BY tried_at DESC LIMIT 1 OFFSET ${maxMailsPerHour - 1}`,
    );
  const [lastOfSender, lastOfDomain] = [prepareShare("sender"), prepareShare("domain")];
  const holdBackMail = database.prepare("UPDATE mails SET due_at = ? WHERE id = ?");
  const postponeMail = database.prepare(
    "UPDATE mails SET attempts = attempts + 1, due_at = ?, tried_at = ? WHERE id = ?",
  );
  const selectOldestDue = database.prepare(
    "SELECT min(due_at) AS due_at FROM mails WHERE due_at <= ? AND attempts = 0",
  );
  const countWaitingMails = database.prepare("SELECT count(*) AS mails FROM mails WHERE due_at IS NOT NULL");
  const selectSentCount = database.prepare("SELECT sent FROM mails WHERE id = ?");
  const markSent = database.prepare(
    "UPDATE mails SET due_at = NULL, sent = sent + 1, sent_at = ?, quiet_until = ? WHERE id = ?",
  );
  const markRefused = database.prepare("UPDATE mails SET due_at = NULL, quiet_until = ? WHERE id = ?");
  const selectMail = database.prepare("SELECT email, purpose, wants_mails FROM mails WHERE id = ?");
  const storeAnswer = database.prepare("UPDATE mails SET due_at = NULL, wants_mails = ?, sent = 0 WHERE id = ?");
  const pauseMails = database.prepare("UPDATE mails SET due_at = NULL, quiet_until = ? WHERE email = ?");

  function addUnsubscription(email: string, time: string, confirmedAt: string | null): void {
    insertUnsubscription.run({ email, at: time, confirmedAt });
    cancelLeadMail.run(email);
  }

  function takeWithinShares(time: string): DueMail | undefined {
    const hourAgo = addMilliseconds(time, -hourMs);
    for (let postponedCount = 0; postponedCount < maxPostponedAtOnce; postponedCount += 1) {
      const row = selectDueMail.get(time);
      if (!row) return undefined;
      const id = String(row.id);
      const lastTries = [lastOfSender.get(row.sender ?? null, hourAgo), lastOfDomain.get(row.domain ?? null, hourAgo)];
      const [lastTry] = lastTries
        .map((last) => String(last?.tried_at ?? ""))
        .sort()
        .reverse();
      if (lastTry) {
        holdBackMail.run(addMilliseconds(lastTry, hourMs), id);
        continue;
      }
      const attempts = Number(row.attempts);
      const isLastTry = attempts + 1 >= maxAttempts;
      const nextTryAt = isLastTry ? null : addMilliseconds(time, computeMinutesToNextTry(attempts) * minuteMs);
      postponeMail.run(nextTryAt, time, id);
      const [email, purpose] = [String(row.email), row.purpose as MailPurpose];
      return { id, email, purpose, sentCount: Number(row.sent), isLastTry };
    }
    return undefined;
  }

  return {
    queueConfirmation({ email, purpose, id, time, sender }) {
      const waitingCount = sender === null ? 0 : Number(countOfSender.get(sender)?.mails);
      if (waitingCount >= maxWaitingPerSender) return;
      const priority = computeMailPriority(purpose, waitingCount);
      const [mailbox, domain] = [normalizeMailbox(email), getSharedDomain(email)];
      insertMail.run({ email, mailbox, purpose, id, at: time, sender, domain, priority });
    },
    unsubscribe: addUnsubscription,
    take(time) {
      const mail = takeWithinShares(time);
      const oldestDueAt = selectOldestDue.get(time)?.due_at;
      const oldestDueSeconds = oldestDueAt ? (Date.parse(time) - Date.parse(String(oldestDueAt))) / 1_000 : 0;
      return { mail, waitingCount: Number(countWaitingMails.get()?.mails), oldestDueSeconds };
    },
    end(id, end, time) {
      if (end === "refused") markRefused.run(addMilliseconds(time, longMailPauseDays * dayMs), id);
      else
        markSent.run(
          time,
          addMilliseconds(time, computeDaysUntilNextMail(Number(selectSentCount.get(id)?.sent) + 1) * dayMs),
          id,
        );
    },
    decide(id, wantsMails, time) {
      const row = selectMail.get(id);
      if (!row) return "unknown";
      if (wantsMails && row.wants_mails === 1) return "decided-before";
      const email = String(row.email);
      storeAnswer.run(Number(wantsMails), id);
      if (wantsMails) {
        const isLead = row.purpose === "lead";
        const changeCounts = isLead
          ? confirmLeadsAndResubscribe(database, email, time)
          : { messages: 0, ...undoUnsubscription(database, email, time) };
        const action = isLead ? "confirm" : "undo-opt-out";
        addRegisterEntry(database, {
          id: createRegisterEntryId(),
          doneAt: time,
          action,
          ...changeCounts,
          olderThanDays: null,
        });
      } else {
        addUnsubscription(email, time, time);
        pauseMails.run(addMilliseconds(time, longMailPauseDays * dayMs), email);
      }
      return "decided";
    },
  };
}
