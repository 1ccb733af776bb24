import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { RequestSender } from "#editor/app/shared/request.ts";
import type { DraftStorage } from "./backup/draft-backup.ts";
import type { DraftParts } from "./draft-parts.ts";

export type DraftOptions = {
  /** The id of the list or of the text. */
  list: string;
  schema: FormSchema;
  parts?: DraftParts;
  ask: RequestSender;
  /** Returns the backups of one version; lists have no versions. */
  getStorage: (version: string | undefined) => DraftStorage;
  /** Called after each save that reached the disk. */
  onSaved: () => void;
  /** Delay from the last keystroke to the save. */
  pauseMs?: number;
  /** Delay before a request is repeated after a lost connection. */
  retryMs?: number;
};
