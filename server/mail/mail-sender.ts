import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { MailPurpose, MailQueue } from "#server/store/mail-queue.ts";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { buildConsentMail, type ConsentMail } from "./consent-mail.ts";
import type { MailLinks } from "./mail-links.ts";
import type { SendOutcome } from "./smtp.ts";

export type MailListener = {
  /** Called after each try; `given-up`: the last try failed. */
  ended(purpose: MailPurpose, end: SendOutcome["end"] | "given-up"): void;
  waiting(mails: number): void;
};

export type MailSenderOptions = {
  links: MailLinks;
  send: (mail: ConsentMail) => Promise<SendOutcome>;
  /** Maximum e-mails per minute, because strangers can cause e-mails by typing many addresses. */
  maxPerMinute: number;
  listener?: MailListener | undefined;
  /** Pause before the next search for a due e-mail. */
  idleMs?: number;
};

const maxPauseMs = 60_000;

/** Maximum wait of a shutdown for an e-mail being sent; an unfinished e-mail is sent again later. */
const maxStopWaitMs = 5_000;

/**
 * Sends the queued e-mails, one at a time.
 *
 * @returns a function that stops the sending.
 */
export function startMailSender(
  queue: MailQueue,
  options: MailSenderOptions,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { links, send, maxPerMinute, listener, idleMs = 2_000 } = options;
  const stopController = new AbortController();
  let isServerAway = false;
  let pauseMs = 0;

  function trackServer(outcome: SendOutcome): void {
    if (outcome.end === "away") {
      if (!isServerAway) log.error(outcome.problem, "the mail server is away: e-mails wait");
      pauseMs = Math.min(Math.max(1_000, pauseMs * 2), maxPauseMs);
    } else {
      if (isServerAway) log.warn("the mail server is back");
      pauseMs = 0;
    }
    isServerAway = outcome.end === "away";
  }

  /** @returns the wait before the next e-mail, in milliseconds. */
  async function sendNext(): Promise<number> {
    const { mail, waiting } = await queue.takeMail();
    listener?.waiting(waiting);
    if (!mail) return idleMs;
    const outcome = await send(buildConsentMail(mail, links));
    trackServer(outcome);
    if (outcome.end === "sent" || outcome.end === "refused") await queue.endMail(mail.id, outcome.end);
    if (outcome.end === "refused") log.warn(outcome.problem, "an address was refused");
    if (outcome.end === "later" && outcome.problem.command === "DATA")
      log.warn(outcome.problem, "our e-mail was not taken");
    const hasGivenUp = mail.isLastTry && (outcome.end === "later" || outcome.end === "away");
    listener?.ended(mail.purpose, hasGivenUp ? "given-up" : outcome.end);
    return Math.max(60_000 / maxPerMinute, pauseMs);
  }

  async function sendUntilStopped(): Promise<void> {
    while (!stopController.signal.aborted) {
      const waitMs = await sendNext().catch((error: unknown) => {
        // An unavailable store is already logged.
        if (!(error instanceof StoreUnavailableError)) log.error({ err: error }, "an e-mail failed");
        return idleMs;
      });
      await delay(waitMs, undefined, { signal: stopController.signal }).catch(() => {});
    }
  }

  const sendingLoop = sendUntilStopped();
  return async () => {
    stopController.abort();
    await Promise.race([sendingLoop, delay(maxStopWaitMs, undefined, { ref: false })]);
  };
}
