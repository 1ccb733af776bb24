import type { ErrorBody } from "#editor/api/api.ts";

type EditorErrorOptions = ErrorOptions & Pick<ErrorBody, "fixes">;

/** A refused operation that lost no data. The message is for editors, in Spanish, and starts with the fix. */
export class EditorError extends Error {
  override name = "EditorError";
  readonly status: number = 409;
  /** Details for developers. */
  readonly raw: string | undefined;
  /** Places where it can be fixed. */
  readonly fixes: ErrorBody["fixes"];
  constructor(message: string, raw?: string, { fixes, ...options }: EditorErrorOptions = {}) {
    super(message, options);
    this.raw = raw;
    this.fixes = fixes;
  }
}

/** The forge no longer knows the person's token: the proxy ends their session. */
export class SignedOutError extends EditorError {
  override readonly status = 401;
}
