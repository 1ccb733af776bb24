/** Converts the outbox to text and back: one JSON entry per line, so that a damaged line loses only one entry. */
import type { CollectorMessage } from "#domain/leads/collector-contract.ts";

export type OutboxEntry = {
  /** Id of the message, equal for messages that the collector treats as repetitions. */
  id: string;
  /** Time of queueing in milliseconds since the epoch. */
  queuedAt: number;
  /** Time of the first attempt to send; undefined before it, or if the device's clock turned out to be wrong. */
  triedAt?: number | undefined;
  message: CollectorMessage;
};

export function createEntry(message: CollectorMessage, queuedAt: number, triedAt?: number): OutboxEntry {
  return { id: buildMessageId(message), queuedAt, ...(triedAt !== undefined && { triedAt }), message };
}

/** Builds the id of a message without the page, because only visits have a page, and visits are never queued. */
function buildMessageId({ Identity, event }: CollectorMessage): string {
  return `${Identity} ${event}`;
}

export function serializeEntries(entries: readonly OutboxEntry[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join("\n");
}

/** Parses entries and skips damaged lines. Of two entries with the same id, keeps the later one. */
export function parseEntries(text: string): OutboxEntry[] {
  return removeDuplicateEntries(text.split("\n").flatMap((line) => parseEntry(line) ?? []));
}

export function removeDuplicateEntries(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

function parseEntry(line: string): OutboxEntry | undefined {
  const entry = parseJson(line);
  if (!isRecord(entry) || !isRecord(entry.message)) return undefined;
  const { event, Identity, properties } = entry.message;
  const triedAt = typeof entry.triedAt === "number" ? entry.triedAt : undefined;
  if (typeof entry.queuedAt !== "number" || typeof event !== "string" || typeof Identity !== "string") return undefined;
  if (!isRecord(properties) || !Object.values(properties).every(isPlainValue)) return undefined;
  return createEntry({ event, Identity, properties: properties as Record<string, string> }, entry.queuedAt, triedAt);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlainValue(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
