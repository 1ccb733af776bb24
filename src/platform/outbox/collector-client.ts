import type { CollectorMessage, Refusal } from "#domain/leads/collector-contract.ts";
import { buildCollectorRequest } from "./collector-request.ts";

export type PostOutcome =
  | { state: "acknowledged" }
  | { state: "refused"; refusal: Refusal }
  /** No message can be sent now: no network, too many requests, or the collector is down. */
  | { state: "unavailable"; retryAfterMs: number }
  /** The collector failed on this message but may accept others. */
  | { state: "failed"; retryAfterMs: number };

export type PostFunction = (message: CollectorMessage) => Promise<PostOutcome>;

type CollectorClientDependencies = {
  fetch: typeof fetch;
  /** URL to which messages are posted. */
  url: string | URL;
  timeLimitMs: number;
  /** Returns the current time in milliseconds since the epoch. */
  now: () => number;
};

export function createCollectorClient({ fetch, url, timeLimitMs, now }: CollectorClientDependencies): PostFunction {
  return async (message) => {
    try {
      const response = await fetch(url, buildCollectorRequest(message, timeLimitMs));
      return await readOutcome(response, now());
    } catch {
      return { state: "unavailable", retryAfterMs: 0 };
    }
  };
}

const acknowledgedStatuses = [200, 201];
const refusedStatuses = [400, 409, 413, 415, 422];
const unavailableStatuses = [429, 502, 503, 504];

async function readOutcome(response: Response, now: number): Promise<PostOutcome> {
  const { status, headers } = response;
  const isJson = /\bjson\b/.test(headers.get("content-type") ?? "");
  const body = isJson ? await response.json() : await response.body?.cancel();
  if (acknowledgedStatuses.includes(status) && isJson) return { state: "acknowledged" };
  if (refusedStatuses.includes(status)) return { state: "refused", refusal: parseRefusal(body) };
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"), now);
  return { state: unavailableStatuses.includes(status) ? "unavailable" : "failed", retryAfterMs };
}

const maxRetryAfterMs = 3_600_000;

/** Converts `Retry-After`, seconds or a date (RFC 9110, 10.2.3), to milliseconds from now. */
function parseRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), maxRetryAfterMs) : 0;
}

/** Reads a `CollectorRefusal`; missing parts become empty. */
function parseRefusal(answer: unknown): Refusal {
  const error = getMember(answer, "error");
  const fields = getMember(error, "fields");
  return {
    message: readText(error, "message"),
    fields: Array.isArray(fields)
      ? fields.map((each) => ({ field: readText(each, "field"), message: readText(each, "message") }))
      : [],
  };
}

function getMember(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function readText(value: unknown, key: string): string {
  const text = getMember(value, key);
  return typeof text === "string" ? text : "";
}
