import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { Ask } from "#editor/app/shared/request.ts";
import type { DraftStorage } from "./draft-backup.ts";
import type { DraftParts } from "./draft-parts.ts";

/** What a draft of a list or of a legal text works with. */
export type DraftOptions = {
  /** The id of the list or of the text. */
  list: string;
  schema: FormSchema;
  parts?: DraftParts;
  ask: Ask;
  /** Of one version, where there are several: what was typed there and is not on the disk. */
  keeperOf: (version: string | undefined) => DraftStorage;
  /** Told of each state that reached the disk. */
  onSaved: () => void;
  /** From the last key to the check. */
  pauseMs?: number;
  retryMs?: number;
};
