import nodemailer from "nodemailer";
import type { ConsentMail } from "./consent-mail.ts";

/**
 * `refused`: this address will never take it. `later`: not now. `away`: the server took nothing from us, whatever the
 * address. `problem` says why, without the server's words, which quote addresses.
 */
export type SendOutcome = { end: "sent" } | { end: "refused" | "later" | "away"; problem: SmtpProblem };

export type SmtpProblem = { code?: string; command?: string; responseCode?: number };

export type SmtpSettings = { url: string; from: string };

/** What needs no quotes, and is one address to every server. */
const plainAddress = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/;

const timeoutMs = 10_000;
const ownHosts = ["localhost", "127.0.0.1", "[::1]"];

/** @returns a function that hands e-mails to the mail server, one connection each. */
export function smtp({ url, from }: SmtpSettings): (mail: ConsentMail) => Promise<SendOutcome> {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: 2 * timeoutMs };
  const transport = nodemailer.createTransport({
    url,
    ...timeouts,
    // Addresses and our password leave the machine encrypted, or not at all.
    requireTLS: !ownHosts.includes(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
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
      // API: our own side does not take the address.
      const isOfAddress = command === "RCPT TO" || command === "API";
      // Its answer to DATA is about our message, which is much the same for every address.
      if (!isOfAddress) return { end: command === "DATA" ? "later" : "away", problem };
      const { permanent = command === "API" } = error as { permanent?: boolean };
      return { end: permanent ? "refused" : "later", problem };
    }
  };
}
