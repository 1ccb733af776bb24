/**
 * The audit log: who signed in, was refused or signed out, and who saved, sent, approved, returned or undid something.
 * It omits the content of requests, because git keeps what was published.
 */
import type { ServerResponse } from "node:http";
import { attempt } from "#editor/server/attempt.ts";
import type { Account } from "./auth/account.ts";

type AuditEntry = {
  /** `sign-in`, `sign-in-refused` or `sign-out`; for a write, its method and path. */
  event: string;
  /** E-mail address of the person, which identifies them. */
  email: string;
  roles?: readonly string[];
  /** HTTP status of the response to a write; 403 if it was refused. Undefined for sign-ins and sign-outs. */
  status?: number;
} & Outcome;

/** What the last line of a response says: what was decided on, and its commit, or why it was refused. */
type Outcome = { title?: string; commit?: string; refused?: string };

export type AuditLog = (entry: AuditEntry) => void;

/** Writes an entry as a line of JSON to the standard output; systemd keeps it with its time. */
export const writeAuditLine: AuditLog = (entry) => console.info(JSON.stringify({ audit: entry }));

/** Matches POST requests that change nothing: they render, compare or check a draft. */
const readOnlyPattern = /\/(?:render|compare|check)$/;

/** Matches requests whose outcome is logged. The answers to others have what was written. */
const outcomePattern = /^\/api\/(?:publish$|proposals\/)/;

/** Saves follow each pause of typing: of the equal entries of a minute, only the first is logged. */
const saveEntryMs = 60_000;

/** Maximum length of an outcome's line in characters. */
const maxOutcomeLength = 100_000;

/** Returns a function that logs a signed-in person's request after its response, if the request writes. */
export function createRequestAudit(log: AuditLog) {
  const savedAt = new Map<string, number>();
  return ({ method, url, account }: { method: string; url: string; account: Account }, response: ServerResponse) => {
    const [path = ""] = url.split("?");
    if (method === "GET" || method === "HEAD" || readOnlyPattern.test(path)) return;
    const readOutcome = outcomePattern.test(path) ? watchOutcome(response) : () => ({});
    response.once("close", () => {
      const entry = { event: `${method} ${path}`, email: account.person.email, status: response.statusCode };
      const key = JSON.stringify(entry);
      if (Date.now() - (savedAt.get(key) ?? 0) < saveEntryMs) return;
      if (method === "PUT") savedAt.set(key, Date.now());
      log({ ...entry, ...readOutcome() });
    });
  };
}

/** Keeps the last line of a response, because the status of a long response is sent before its outcome is known. */
function watchOutcome(response: ServerResponse): () => Outcome {
  let lastLine = "";
  const write = response.write.bind(response);
  response.write = (chunk: Uint8Array, ...rest: never[]) => {
    const [line = "", previousLine = ""] = `${lastLine}${Buffer.from(chunk)}`.split("\n").toReversed();
    lastLine = (line || `${previousLine}\n`).slice(-maxOutcomeLength);
    return write(chunk, ...rest);
  };
  return () => {
    // A response that was cut off has no outcome.
    const { message, title, commit } = attempt(() => JSON.parse(lastLine) as Record<string, unknown>) ?? {};
    return {
      ...(typeof title === "string" && { title }),
      ...(typeof commit === "string" && { commit }),
      ...(typeof message === "string" && { refused: message }),
    };
  };
}
