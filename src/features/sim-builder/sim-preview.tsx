import styles from "./sim-preview.module.css";

type SimPreviewProps = { title: string; text: string; code: string };

/** Outline of what four yeses bring, in its place, where the screen has space for it. */
export function SimPreview({ title, text, code }: SimPreviewProps) {
  return (
    <div className={styles.preview} data-tool>
      <p>
        <b className={styles.title}>{title}</b> {text}
      </p>
      <p className={styles.code}>{code}</p>
    </div>
  );
}
