import styles from "./sim-preview.module.css";

type SimPreviewProps = { title: string; text: string };

/** Announces the result of four yeses, in the result's place; looks like a fifth row. */
export function SimPreview({ title, text }: SimPreviewProps) {
  return (
    <div className={styles.preview} data-tool>
      <span className={styles.place} aria-hidden="true">
        =
      </span>
      <p>
        <b>{title}</b>
        <br />
        {text}
      </p>
    </div>
  );
}
