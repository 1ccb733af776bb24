import type { CollectorRefusal } from "#domain/leads/collector.ts";

export type RefusedField = { field: string; message: string };

/** A request that is refused for a reason the sender can fix; its text is Spanish and safe to show. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly fields: readonly RefusedField[];
  /** When it is worth trying again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, message: string, fields: readonly RefusedField[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = "Refusal";
    this.statusCode = statusCode;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function refusalBody({ message, fields }: Refusal): CollectorRefusal {
  return { error: fields.length > 0 ? { message, fields: [...fields] } : { message } };
}
