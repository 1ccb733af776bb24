/** Something that is not done, and nothing is lost: the words are for those who edit, in Spanish, the mend first. */
export class Refusal extends Error {
  override name = "Refusal";
  /** What only a developer understands of it. */
  readonly raw: string | undefined;
  constructor(message: string, raw?: string) {
    super(message);
    this.raw = raw;
  }
}
