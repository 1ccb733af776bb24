import type { CollectorRefusal, Refusal } from "#domain/leads/collector-contract.ts";

export type RefusedField = Refusal["fields"][number];

/** Thrown to respond with an error status; the message is in Spanish and safe to show to the sender. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly fields: readonly RefusedField[];
  /** Recommended delay before a retry; undefined if unknown. */
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, message: string, fields: readonly RefusedField[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = "HttpError";
    this.statusCode = statusCode;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function buildErrorBody({ message, fields }: HttpError): CollectorRefusal {
  return { error: fields.length > 0 ? { message, fields: [...fields] } : { message } };
}
