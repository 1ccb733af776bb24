/** `away` passes by itself: a lock, a full disk, a lost connection. `error` takes a person: damage, a missing table or right. */
export type UnavailableReason = "away" | "error";

/** The store cannot take anything now. Nothing was stored, so sending again is safe. */
export class StoreUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(message: string, { reason = "away", ...options }: ErrorOptions & { reason?: UnavailableReason } = {}) {
    super(message, options);
    this.name = "StoreUnavailable";
    this.reason = reason;
  }
}
