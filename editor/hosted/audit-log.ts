/**
 * The audit log: who signed in, was refused or signed out, and who saved, sent, approved, returned or undid something.
 * It omits the content of requests, because git keeps what was published.
 */
import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import { attempt } from "#editor/server/attempt.ts";
import { titleHeader } from "#editor/server/http/answers.ts";
import type { Account } from "./auth/account.ts";

type AuditEntry = {
  /** `sign-in`, `sign-in-refused`, `sign-out` or `session-ended`; for a write, its method and path. */
  event: string;
  email: string;
  roles?: readonly string[];
  /** The visitor's IP address; undefined for a session that ended by itself. */
  address?: string;
  /**
   * Why a session ended without a sign-out, `refused-by-provider` if the person left; why a process of a person ended;
   * what the provider sent of a person without a role.
   */
  reason?: string;
  /** HTTP status of the response to a write; 403 if it was refused. Undefined for sign-ins and sign-outs. */
  status?: number;
} & Outcome;

/** Result in the last line of a streamed response: the proposal's title and commit, or the reason for a refusal. */
type Outcome = {
  title?: string;
  commit?: string;
  outcome?: "sent" | "published" | "tried";
  /** Set if the checks refused a save, which the status does not say. */
  saved?: false;
  refused?: string;
};

export type AuditLog = (entry: AuditEntry) => void;

/** Writes an entry as a line of JSON to the standard output; systemd keeps it with its time. */
export const writeAuditLine: AuditLog = (entry) => console.info(JSON.stringify({ audit: entry }));

/** Matches POST requests that change nothing: they render, compare or check a draft. */
const readOnlyPattern = /\/(?:render|compare|check)$/;

/** Matches requests whose title and commit are logged. The answers to others have what was written. */
const outcomePattern = /^\/api\/(?:publish$|proposals\/)/;

/** Saves follow each pause of typing: of the equal entries of a minute, only the first is logged. */
const saveEntryMs = 60_000;

/** Maximum length of an outcome's line in characters. */
const maxOutcomeLength = 1_000_000;

/** Returns a function that logs a signed-in person's request after its response, if the request writes. */
export function createRequestAudit(log: AuditLog) {
  const savedAt = new Map<string, number>();
  return (request: FastifyRequest, { person: { email } }: Account, { raw: response }: { raw: ServerResponse }) => {
    const { method, ip: address } = request;
    const [path = ""] = request.url.split("?");
    if (method === "GET" || method === "HEAD" || readOnlyPattern.test(path)) return;
    const readBody = watchLastLine(response);
    response.once("close", () => {
      const outcome = readOutcome(readBody(), response, outcomePattern.test(path));
      const entry = { event: `${method} ${path}`, email, address, status: response.statusCode, ...outcome };
      const key = JSON.stringify(entry);
      if (Date.now() - (savedAt.get(key) ?? 0) < saveEntryMs) return;
      if (method === "PUT") savedAt.set(key, Date.now());
      log(entry);
    });
  };
}

/** Keeps the last line of a response, because the status of a long response is sent before its outcome is known. */
function watchLastLine(response: ServerResponse): () => Record<string, unknown> {
  let lastLine = "";
  for (const name of ["write", "end"] as const) {
    const send = response[name].bind(response) as (...args: unknown[]) => never;
    response[name] = (chunk?: unknown, ...rest: unknown[]) => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) {
        const [line = "", previousLine = ""] = `${lastLine}${Buffer.from(chunk as string)}`.split("\n").toReversed();
        lastLine = (line || `${previousLine}\n`).slice(-maxOutcomeLength);
      }
      return send(chunk, ...rest);
    };
  }
  // A response that was cut off has no outcome.
  return () => attempt(() => JSON.parse(lastLine) as Record<string, unknown>) ?? {};
}

/** @param isDecision - whether the response names what was decided on; another one may have what was written. */
function readOutcome(body: Record<string, unknown>, response: ServerResponse, isDecision: boolean): Outcome {
  const title = decodeURIComponent(`${response.getHeader(titleHeader) ?? ""}`);
  const { message, commit, isProposal, isPushed, diagnostics, revision } = body;
  const ending = isProposal ? "sent" : isPushed === false ? "tried" : "published";
  return {
    ...(isDecision && title !== "" && { title }),
    ...(isDecision && typeof commit === "string" && { commit, outcome: ending }),
    ...(Array.isArray(diagnostics) && revision === undefined && { saved: false }),
    ...((isDecision || response.statusCode >= 400) && typeof message === "string" && { refused: message }),
  };
}
