import type { Refused } from "#editor/api/api.ts";

type RefusalOptions = ErrorOptions & Pick<Refused, "mends">;

/** Something that is not done, and nothing is lost: the words are for those who edit, in Spanish, the mend first. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number = 409;
  /** What only a developer understands of it. */
  readonly raw: string | undefined;
  /** Where it is mended. */
  readonly mends: Refused["mends"];
  constructor(message: string, raw?: string, { mends, ...options }: RefusalOptions = {}) {
    super(message, options);
    this.raw = raw;
    this.mends = mends;
  }
}

/** The service does not know the person's token any more: the proxy ends their session. */
export class SignedOut extends Refusal {
  override readonly status = 401;
}
