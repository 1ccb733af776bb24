import type { ErrorBody } from "#editor/api/api.ts";

type EditorErrorOptions = ErrorOptions & Pick<ErrorBody, "fixes">;

/** A refused operation that lost no data. The Spanish message for the user begins with what to do. */
export class EditorError extends Error {
  override name = "EditorError";
  readonly status: number = 409;
  /** Details for developers. */
  readonly raw: string | undefined;
  /** Places where the user can fix the cause. */
  readonly fixes: ErrorBody["fixes"];
  constructor(message: string, raw?: string, { fixes, ...options }: EditorErrorOptions = {}) {
    super(message, options);
    this.raw = raw;
    this.fixes = fixes;
  }
}
