/** `away` is temporary: a lock, full disk, lost connection. `error` needs an administrator: damage, a missing table. */
export type UnavailableReason = "away" | "error";

/** The store cannot accept anything now. Nothing was stored, so sending again is safe. */
export class StoreUnavailableError extends Error {
  readonly reason: UnavailableReason;

  constructor(message: string, { reason = "away", ...options }: ErrorOptions & { reason?: UnavailableReason } = {}) {
    super(message, options);
    this.name = "StoreUnavailableError";
    this.reason = reason;
  }
}
