import styles from "./sim-preview.module.css";

type SimPreviewProps = { title: string; text: string };

/** Preview of the result of four yeses, in the place of the result and with the look of a fifth row. */
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
