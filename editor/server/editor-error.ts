import type { RefusalBody } from "#editor/api/api.ts";

type RefusalOptions = ErrorOptions & Pick<RefusalBody, "fixes">;

/** A refused operation that lost no data. The message is for editors, in Spanish, and starts with the fix. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number = 409;
  /** Details for developers. */
  readonly raw: string | undefined;
  /** Places where it can be fixed. */
  readonly fixes: RefusalBody["fixes"];
  constructor(message: string, raw?: string, { fixes, ...options }: RefusalOptions = {}) {
    super(message, options);
    this.raw = raw;
    this.fixes = fixes;
  }
}

/** The forge no longer knows the person's token: the proxy ends their session. */
export class SignedOut extends Refusal {
  override readonly status = 401;
}
