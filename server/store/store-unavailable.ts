/** The store cannot take anything now: it is locked, its disk is full, or it cannot be reached. Nothing was stored. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreUnavailable";
  }
}
