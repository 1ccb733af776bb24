import type { Keeper } from "#editor/app/draft/draft-backup.ts";
import type { Ask } from "#editor/app/shared/request.ts";

/** What a draft of a legal text works with. */
export type TextDraftOptions = {
  /** The text's id. */
  text: string;
  ask: Ask;
  /** Of one version: what was typed there and is not on the disk. */
  keeperOf: (version: string) => Keeper;
  /** Told of each state that reached the disk. */
  onSaved: () => void;
  /** From the last key to the check. */
  pauseMs?: number;
  retryMs?: number;
};
