/** Evaluates the conditions of a request that is answered from memory (RFC 9110, sections 13 and 14). */
import type { IncomingHttpHeaders } from "node:http";

export type Validators = { etag: string; modifiedAt: Date };

/** Bytes from `start` to `end`, both inclusive. */
export type ByteRange = { start: number; end: number };

export type PreconditionOutcome = "whole" | "not-modified" | "precondition-failed" | "unsatisfiable" | ByteRange;

/**
 * Decides how to respond to a request with conditions or a range.
 *
 * @param length - length of the content as sent, in bytes.
 */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  validators: Validators,
  length: number,
): PreconditionOutcome {
  if (hasFailedPrecondition(headers, validators)) return "precondition-failed";
  if (hasCurrentCopy(headers, validators)) return "not-modified";
  return headers.range !== undefined && allowsRange(headers, validators) ? parseRange(headers.range, length) : "whole";
}

function hasFailedPrecondition(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): boolean {
  const match = headers["if-match"];
  if (match !== undefined) return match.trim() !== "*" && !parseEtags(match).includes(etag);
  return isModifiedSince(modifiedAt, headers["if-unmodified-since"]) ?? false;
}

function hasCurrentCopy(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): boolean {
  // `no-cache` requests the content again; browsers send it on a manual reload.
  if (headers["cache-control"]?.includes("no-cache")) return false;
  const match = headers["if-none-match"];
  if (match === undefined) return isModifiedSince(modifiedAt, headers["if-modified-since"]) === false;
  return match === etag || match.trim() === "*" || parseEtags(match).some((tag) => tag.replace(/^W\//, "") === etag);
}

function allowsRange(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): boolean {
  const condition = headers["if-range"];
  if (typeof condition !== "string") return true;
  return condition.includes('"') ? condition.trim() === etag : isModifiedSince(modifiedAt, condition) === false;
}

/**
 * Parses a single range in bytes. For several ranges or another unit, the response has the whole content (RFC 9110,
 * 14.2).
 */
function parseRange(header: string, length: number): ByteRange | "whole" | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.replaceAll(" ", "")) ?? [];
  if (first === undefined || last === undefined || first + last === "") return "whole";
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== "" && last !== "" && Number(last) < start) return "whole";
  return start <= end ? { start, end } : "unsatisfiable";
}

function parseEtags(list: string): string[] {
  return list.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** Whether a file changed after a header's date, in whole seconds; undefined if the header has no valid date. */
function isModifiedSince(modifiedAt: Date, dateHeader: string | undefined): boolean | undefined {
  const date = dateHeader === undefined ? Number.NaN : Date.parse(dateHeader);
  return Number.isNaN(date) ? undefined : Math.floor(modifiedAt.getTime() / 1_000) * 1_000 > date;
}
