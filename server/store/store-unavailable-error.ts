/**
 * `away` is temporary: a lock, a full disk or a lost connection. `error` needs an administrator: damage or a missing
 * table.
 */
export type UnavailableReason = "away" | "error";

/** The store currently accepts nothing. Nothing was stored, so sending again is safe. */
export class StoreUnavailableError extends Error {
  readonly reason: UnavailableReason;

  constructor(message: string, { reason = "away", ...options }: ErrorOptions & { reason?: UnavailableReason } = {}) {
    super(message, options);
    this.name = "StoreUnavailableError";
    this.reason = reason;
  }
}
