import type { ErrorBody } from "#editor/api/api.ts";

type EditorErrorOptions = ErrorOptions & Omit<ErrorBody, "message"> & { status?: number };

/** An operation that was refused without losing data. Its Spanish message starts with what the user should do. */
export class EditorError extends Error {
  override name = "EditorError";
  readonly status: number;
  readonly body: ErrorBody;
  constructor(message: string, { status = 409, cause, ...details }: EditorErrorOptions = {}) {
    super(message, { cause });
    this.status = status;
    this.body = { message, ...details };
  }
}
