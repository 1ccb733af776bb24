import type { FileOnlyHere } from "#editor/api.ts";
import controls from "#editor/app/parts/controls.module.css";
import { knownOnlyHere } from "#editor/only-here-words.ts";
import styles from "./publish-panel.module.css";

type OnlyHereTickProps = {
  files: readonly FileOnlyHere[];
  isKnown: boolean;
  onKnow: (isKnown: boolean) => void;
};

export const onlyHereTickId = "solo-aqui";

/** Without it, a coverage file that other machines cannot take from anywhere is not published. */
export function OnlyHereTick({ files, isKnown, onKnow }: OnlyHereTickProps) {
  if (files.length === 0) return null;
  return (
    <label className={styles.file}>
      <input
        id={onlyHereTickId}
        type="checkbox"
        className={controls.box}
        checked={isKnown}
        onChange={({ target }) => onKnow(target.checked)}
      />
      <span>{knownOnlyHere(files)}</span>
    </label>
  );
}
