import type { UnsyncedFile } from "#editor/api/api.ts";
import { formatUnsyncedFilesConfirmation } from "#editor/api/unsynced-files-message.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import styles from "./publish-panel.module.css";

type UnsyncedFilesCheckboxProps = {
  files: readonly UnsyncedFile[];
  isKnown: boolean;
  onKnow: (isKnown: boolean) => void;
};

export const unsyncedFilesCheckboxId = "solo-aqui";

/** Checkbox that must be checked to publish coverage files that only this machine has. */
export function UnsyncedFilesCheckbox({ files, isKnown, onKnow }: UnsyncedFilesCheckboxProps) {
  if (files.length === 0) return null;
  return (
    <label className={styles.file}>
      <input
        id={unsyncedFilesCheckboxId}
        type="checkbox"
        className={controls.box}
        checked={isKnown}
        onChange={({ target }) => onKnow(target.checked)}
      />
      <span>{formatUnsyncedFilesConfirmation(files)}</span>
    </label>
  );
}
