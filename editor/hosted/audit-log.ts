/**
 * The audit log: who signed in, was refused or signed out, and who saved, sent, approved, returned or undid something.
 * It omits the content of requests, because git keeps what was published.
 */
import type { ServerResponse } from "node:http";
import type { Account } from "./auth/account.ts";

type AuditEntry = {
  /** `sign-in`, `sign-in-refused` or `sign-out`; for a write, its method and path. */
  event: string;
  /** E-mail address of the person, which identifies them. */
  email: string;
  roles?: readonly string[];
  /** HTTP status of the response to a write; 403 if the person lacks the role. Undefined for sign-ins and sign-outs. */
  status?: number;
};

export type AuditLog = (entry: AuditEntry) => void;

/** Writes an entry as a line of JSON to the standard output; systemd keeps it with its time. */
export const writeAuditLine: AuditLog = (entry) => console.info(JSON.stringify({ audit: entry }));

/** Matches POST requests that change nothing: they render, compare or check a draft. */
const readOnlyPattern = /\/(?:render|compare|check)$/;

/** Logs a signed-in person's request after its response, if the request writes. */
export function auditRequest(
  log: AuditLog,
  { method, url, account }: { method: string; url: string; account: Account },
  response: ServerResponse,
): void {
  const [path = ""] = url.split("?");
  if (method === "GET" || method === "HEAD" || readOnlyPattern.test(path)) return;
  response.once("close", () =>
    log({ event: `${method} ${path}`, email: account.person.email, status: response.statusCode }),
  );
}
