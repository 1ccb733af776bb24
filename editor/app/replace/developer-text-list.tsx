import type { DeveloperText } from "#editor/api/api.ts";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import styles from "./replace-form.module.css";

/** The texts with the searched words that only developers can change, folded; nothing if there are none. */
export function DeveloperTextList({ texts = [] }: { texts?: readonly DeveloperText[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <FoldedPart
      title={`También en ${texts.length === 1 ? "un texto" : `${texts.length} textos`} que cambia quien desarrolla el sitio`}
    >
      <ul className={styles.rows}>
        {texts.map(({ file, text }) => (
          <li key={file + text}>
            {text} <code className={styles.file}>{file}</code>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
