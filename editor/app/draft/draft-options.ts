import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Ask } from "#editor/app/shared/request.ts";
import type { Keeper } from "./draft-backup.ts";

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
