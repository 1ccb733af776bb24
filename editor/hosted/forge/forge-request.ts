/** Sends requests to the forge's API and validates the answers. */

import * as z from "zod";
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Grant } from "./forge.ts";

/** The forge refused, gave an undocumented answer, or did not answer. The message contains no token. */
export class ForgeError extends Error {
  override name = "ForgeError";
  /** HTTP status; 0: there was no answer. */
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
  /** Temporary failure (no answer, rate limit or 5xx): the request can be repeated later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Token response of OAuth 2.0 (RFC 6749, section 5.1). */
export const grantSchema = z
  .object({ access_token: z.string().min(1), refresh_token: z.string().optional(), expires_in: z.number().optional() })
  .transform(
    ({ access_token, refresh_token, expires_in }): Grant => ({
      token: access_token,
      refreshToken: refresh_token,
      expiresAt: expires_in && Date.now() + expires_in * 1000,
    }),
  );

/** Validates an ISO 8601 instant, and converts the instant to the date in Mexico. */
export const mexicoDaySchema = z.iso
  .datetime({ offset: true })
  .transform((instant): IsoDay => toLocalDay(new Date(instant), centralTimeZone));

/** Status with which both forges refuse a merge that the repository's rules do not allow yet. */
const notYet = 405;

/** @returns the forge's reason if the merge can be tried again later; undefined if the merge succeeded. */
export async function findMergeBlockedReason(merging: Promise<unknown>): Promise<string | undefined> {
  try {
    await merging;
    return undefined;
  } catch (error) {
    if (error instanceof ForgeError && error.status === notYet) return error.message;
    throw error;
  }
}

type Asked<Schema> = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  token?: string;
  /** Credentials of the OAuth app, sent with basic auth. */
  basic?: { user: string; password: string };
  accept?: string;
  /** Body to send form-encoded; if omitted, `json` is sent as JSON. */
  form?: Readonly<Record<string, string>>;
  json?: object;
  answer: Schema;
};

const patienceMs = 20_000;

/** Sends a request. @returns the validated answer. @throws {ForgeError} if the forge refuses or does not answer. */
export async function fetchFromForge<Schema extends z.ZodType>(
  address: string,
  { method = "GET", token, basic, accept = "application/json", form, json, answer }: Asked<Schema>,
): Promise<z.output<Schema>> {
  const clean = (words: string) => (token ? words.replaceAll(token, "…") : words);
  const body = form ? new URLSearchParams(form) : json && JSON.stringify(json);
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      method,
      // A redirect must not receive the token.
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        accept,
        "user-agent": "wim-editor",
        ...(json && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(basic && { authorization: `Basic ${btoa(`${basic.user}:${basic.password}`)}` }),
      },
      ...(body !== undefined && { body }),
    });
    text = await response.text();
  } catch (error) {
    throw new ForgeError(clean(getErrorMessage(error)), 0);
  }
  if (!response.ok) throw new ForgeError(clean(parseReason(text)) || `respondió ${response.status}`, response.status);
  const read = answer.safeParse(text === "" ? undefined : jsonOr(text));
  if (!read.success) throw new ForgeError(clean(parseReason(text)) || "respondió algo que no está documentado", 422);
  return read.data;
}

const maxReasonLength = 200;

/** Finds the error message of an answer; GitHub and GitLab use one of three fields for the message. */
function parseReason(text: string): string {
  const answer = jsonOr(text) as { message?: unknown; error_description?: unknown; error?: unknown } | undefined;
  const said = answer?.error_description ?? answer?.message ?? answer?.error ?? "";
  return (typeof said === "string" ? said : JSON.stringify(said)).slice(0, maxReasonLength);
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
