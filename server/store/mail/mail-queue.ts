/** Queue of e-mails that ask the owner of an address for a decision: docs/decisions/0077. */

/** Reason for the e-mail: someone typed the address into the lead form, or into the unsubscribe form. */
export type MailPurpose = "lead" | "opt-out";

export type DueMail = {
  /** Random id; the links in the e-mail contain it instead of the address. */
  id: string;
  /** The address in its comparable form. */
  email: string;
  purpose: MailPurpose;
  /** Number of earlier e-mails to the address for this purpose. */
  sentCount: number;
  isLastTry: boolean;
};

/**
 * `decided-before`: a yes was already recorded, so a second yes changes nothing. A second no is recorded, because the
 * owner may have said yes elsewhere in the meantime. `unknown`: the e-mail was erased.
 */
export type MailDecisionOutcome = "decided" | "decided-before" | "unknown";

export type TakenMail = {
  mail: DueMail | undefined;
  waitingCount: number;
  /** Seconds since the oldest untried e-mail became due; 0 if there is none. */
  oldestDueSeconds: number;
};

/** The queue has one e-mail per address and purpose. One transaction adds the e-mail and the message that causes it. */
export type MailQueue = {
  /**
   * Takes a due e-mail and reserves it for this server. E-mails about unsubscriptions come first, then e-mails from
   * networks that have caused few. E-mails beyond the share of their sender's network or their recipient's domain wait.
   * Without a call of `endMail`, the e-mail is due again later, except after the last attempt. The delay grows with
   * each attempt.
   */
  takeMail(): Promise<TakenMail>;
  /** Records the end of a sending attempt; `refused`: the address will never accept the e-mail. */
  endMail(id: string, end: "sent" | "refused"): Promise<void>;
  /**
   * Records whether the reader of an e-mail wants e-mails. A yes undoes the address's unsubscription, and confirms its
   * leads if the e-mail was about them.
   */
  decide(id: string, wantsMails: boolean): Promise<MailDecisionOutcome>;
};

/** Maximum number of attempts. Delays double up to half a day; the last attempt is 2.2 days after the first. */
export const maxAttempts = 14;
const maxWaitMinutes = 720;

/** Maximum number of e-mails beyond their share to postpone during one search for an e-mail to send. */
export const maxPostponedAtOnce = 200;

/**
 * Computes the place in the queue; lower numbers are sent first.
 *
 * @param waitingCount - number of e-mails of the same sender that already wait.
 */
export function computeMailPriority(purpose: MailPurpose, waitingCount: number): number {
  return waitingCount + (purpose === "opt-out" ? 0 : 1_000_000);
}

export function computeMinutesToNextTry(attempts: number): number {
  return Math.min(2 ** attempts, maxWaitMinutes);
}

/**
 * Computes the days until the next e-mail for a purpose to an address that does not answer. The pause grows with each
 * e-mail, because strangers can trigger e-mails.
 *
 * @param sentCount - number of e-mails sent to the address for this purpose.
 */
export function computeDaysUntilNextMail(sentCount: number): number {
  return [1, 7][sentCount - 1] ?? refusedMailPauseDays;
}

/** Days until the next e-mail to an address after its mail server refused one, or its owner unsubscribed. */
export const refusedMailPauseDays = 30;
