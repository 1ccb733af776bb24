import type { ErrorBody } from "#editor/api/api.ts";

type EditorErrorOptions = ErrorOptions & Omit<ErrorBody, "message"> & { status?: number };

/** A refused operation that lost no data. The Spanish message for the user begins with what to do. */
export class EditorError extends Error {
  override name = "EditorError";
  /** Status and body of the answer. */
  readonly status: number;
  readonly body: ErrorBody;
  constructor(message: string, { status = 409, cause, ...details }: EditorErrorOptions = {}) {
    super(message, { cause });
    this.status = status;
    this.body = { message, ...details };
  }
}
