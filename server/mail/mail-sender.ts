import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { DueMail, MailPurpose, MailQueue } from "#server/store/mail/mail-queue.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { buildConsentMail } from "./consent-mail.ts";
import type { MailLinks } from "./mail-links.ts";
import { maxConcurrentMails, type SendOutcome, type SmtpSender } from "./smtp.ts";

export type MailListener = {
  /** Called after each attempt; `given-up`: the last attempt failed. */
  onTryEnded(purpose: MailPurpose, end: SendOutcome["end"] | "given-up"): void;
  /**
   * @param mails - number of waiting e-mails.
   * @param oldestSeconds - how long the oldest one has been due or, if longer, the mail server unavailable.
   */
  onMailsWaiting(mails: number, oldestSeconds: number): void;
};

export type MailSenderOptions = SmtpSender & {
  links: MailLinks;
  /** Maximum e-mails per minute, because strangers can trigger e-mails by typing many addresses. */
  maxPerMinute: number;
  listener?: MailListener | undefined;
  /** Pause in ms before the next search for a due e-mail. */
  idleMs?: number;
};

const maxPauseMs = 60_000;

/** Maximum lag in ms, for example behind a slow mail server, that faster sending makes up for. */
const maxCatchUpMs = 250;

/** Maximum time in ms that a shutdown waits for an e-mail; an unfinished e-mail is sent again later. */
const maxStopWaitMs = 5_000;

/**
 * Sends the queued e-mails at `maxPerMinute`, several at a time; while the mail server is unavailable, one at a time.
 *
 * @returns a function that stops the sending.
 */
export function startMailSender(
  queue: MailQueue,
  options: MailSenderOptions,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { links, send, close, maxPerMinute, listener, idleMs = 2_000 } = options;
  const stopController = new AbortController();
  const sendingMails = new Set<Promise<void>>();
  /**
   * Time since which the mail server is unavailable, on the clock of `performance`; undefined while it is available.
   */
  let awaySinceMs: number | undefined;
  let pauseMs = 0;
  let nextStartMs = performance.now();

  /** @param wasAway - whether the mail server was known to be unavailable when this attempt began. */
  function trackServer(outcome: SendOutcome, wasAway: boolean): void {
    if (outcome.end === "away") {
      if (awaySinceMs === undefined) log.error(outcome.problem, "the mail server is away: e-mails wait");
      awaySinceMs ??= performance.now();
      pauseMs = wasAway ? Math.min(Math.max(1_000, pauseMs * 2), maxPauseMs) : 1_000;
      return;
    }
    if (awaySinceMs !== undefined) log.warn("the mail server is back");
    awaySinceMs = undefined;
    pauseMs = 0;
  }

  async function sendMail(mail: DueMail): Promise<void> {
    const wasAway = awaySinceMs !== undefined;
    const outcome = await send(buildConsentMail(mail, links));
    trackServer(outcome, wasAway);
    if (outcome.end === "sent" || outcome.end === "refused") await queue.endMail(mail.id, outcome.end);
    if (outcome.end === "refused") log.warn(outcome.problem, "an address was refused");
    if (outcome.end === "later" && outcome.problem.command === "DATA")
      log.warn(outcome.problem, "our e-mail was not taken");
    const hasGivenUp = mail.isLastTry && (outcome.end === "later" || outcome.end === "away");
    listener?.onTryEnded(mail.purpose, hasGivenUp ? "given-up" : outcome.end);
  }

  /** Starts to send the next e-mail. @returns the delay before the following one, in ms. */
  async function startNext(): Promise<number> {
    const { mail, waitingCount, oldestDueSeconds } = await queue.takeMail();
    const awaySeconds = awaySinceMs === undefined ? 0 : (performance.now() - awaySinceMs) / 1_000;
    listener?.onMailsWaiting(waitingCount, Math.max(oldestDueSeconds, awaySeconds));
    if (!mail) return idleMs;
    const sending = sendMail(mail)
      .catch(logProblem)
      .finally(() => sendingMails.delete(sending));
    sendingMails.add(sending);
    while (sendingMails.size >= (awaySinceMs === undefined ? maxConcurrentMails : 1)) await Promise.race(sendingMails);
    nextStartMs = Math.max(nextStartMs, performance.now() - maxCatchUpMs) + 60_000 / maxPerMinute;
    return Math.max(nextStartMs - performance.now(), pauseMs);
  }

  function logProblem(error: unknown): void {
    // An unavailable store is already logged.
    if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, "an e-mail failed");
  }

  async function sendUntilStopped(): Promise<void> {
    while (!stopController.signal.aborted) {
      const waitMs = await startNext().catch((error: unknown) => {
        logProblem(error);
        return idleMs;
      });
      if (waitMs > 0) await delay(waitMs, undefined, { signal: stopController.signal }).catch(() => {});
    }
    await Promise.allSettled(sendingMails);
  }

  const sendingLoop = sendUntilStopped();
  return async () => {
    stopController.abort();
    await Promise.race([sendingLoop, delay(maxStopWaitMs, undefined, { ref: false })]);
    close();
  };
}
