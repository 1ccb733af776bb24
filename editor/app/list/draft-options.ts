import type { FormSchema } from "#content/forms/spoken-path.ts";
import type { Ask } from "#editor/app/ask.ts";
import type { Keeper } from "./kept.ts";

/** What a draft of a list works with. */
export type DraftOptions = {
  /** The list's id. */
  list: string;
  schema: FormSchema;
  ask: Ask;
  keeper: Keeper;
  /** Told of each state that reached the disk. */
  onSaved: () => void;
  /** From the last key to the check. */
  pauseMs?: number;
  retryMs?: number;
};
