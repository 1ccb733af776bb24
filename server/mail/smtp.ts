import nodemailer from "nodemailer";
import type { ConsentMail } from "./consent-mail.ts";

/**
 * `refused`: the address will never accept the e-mail. `later`: a temporary failure. `away`: the server accepted
 * nothing, whatever the address. `problem`: the reason, without the server's text, which quotes addresses.
 */
export type SendOutcome = { end: "sent" } | { end: "refused" | "later" | "away"; problem: SmtpProblem };

export type SmtpProblem = { code?: string; command?: string; responseCode?: number };

export type SmtpSettings = { url: string; from: string };

/** Matches an address that needs no quotes and that every mail server reads as a single address. */
const plainAddress = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/;

const timeoutMs = 10_000;
const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/** Maximum number of e-mails sent at the same time; most of the time is spent waiting for the mail server. */
export const maxConcurrentMails = 5;

/** Time in ms that a connection waits for another e-mail; mail servers close connections that are idle for minutes. */
const idleTimeoutMs = 2_000;

export type SmtpSender = {
  send(mail: ConsentMail): Promise<SendOutcome>;
  /** Closes idle connections. */
  close(): void;
};

/** Passes e-mails to the mail server through a few reused connections. */
export function createSmtpSender({ url, from }: SmtpSettings): SmtpSender {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: 2 * timeoutMs };
  const transport = nodemailer.createTransport({
    url,
    ...timeouts,
    pool: true,
    maxConnections: maxConcurrentMails,
    idleTimeout: idleTimeoutMs,
    // A connection that broke before sending the e-mail is replaced once; then the queue retries later.
    maxRequeues: 1,
    // Addresses and the password leave the machine only encrypted.
    requireTLS: !localHosts.includes(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  async function send(mail: ConsentMail): Promise<SendOutcome> {
    if (!plainAddress.test(mail.to.address)) return { end: "refused", problem: { code: "ADDRESS" } };
    try {
      await transport.sendMail({ from, ...mail });
      return { end: "sent" };
    } catch (error) {
      const { code, command, responseCode } = error as SmtpProblem;
      const problem = {
        ...(code !== undefined && { code }),
        ...(command !== undefined && { command }),
        ...(responseCode !== undefined && { responseCode }),
      };
      // `API`: nodemailer rejects the address.
      const concernsAddress = command === "RCPT TO" || command === "API";
      // After DATA, the server refuses the message, not the address, so it is sent again later.
      if (!concernsAddress) return { end: command === "DATA" ? "later" : "away", problem };
      const { permanent = command === "API" } = error as { permanent?: boolean };
      return { end: permanent ? "refused" : "later", problem };
    }
  }

  return { send, close: () => transport.close() };
}
