import styles from "./purpose.module.css";

type Statement = {
  title: string;
  /** The sentence that matters. */
  text: string;
  more: string;
};

type PurposeProps = { mission: Statement; vision: Statement };

/** An organisation's mission and vision, side by side. Headings are `h2`. */
export function Purpose({ mission, vision }: PurposeProps) {
  return (
    <div className={styles.purpose}>
      {[mission, vision].map(({ title, text, more }) => (
        <article key={title} className={styles.statement}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.more}>{more}</p>
        </article>
      ))}
    </div>
  );
}
