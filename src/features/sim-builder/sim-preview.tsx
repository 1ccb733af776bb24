import styles from "./sim-preview.module.css";

type SimPreviewProps = { title: string; text: string };

/** What four yeses bring, in its place, like a fifth row. */
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
