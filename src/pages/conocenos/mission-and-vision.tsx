import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import styles from "./mission-and-vision.module.css";

type Statement = {
  title: string;
  /** The key sentence. */
  text: string;
  more: string;
};

type MissionAndVisionProps = {
  mission: Statement;
  vision: Statement;
  /** Label of the sample mark on both statements, while they are sample texts. */
  sample?: string | false;
};

/** An organisation's mission and vision, side by side. Headings are `h2`. */
export function MissionAndVision({ mission, vision, sample }: MissionAndVisionProps) {
  return (
    <div className={styles.purpose}>
      {[mission, vision].map(({ title, text, more }) => (
        <article key={title} className={styles.statement}>
          <div className={styles.top}>
            <h2 className={styles.title}>{title}</h2>
            {sample && <SampleMark label={sample} />}
          </div>
          <p className={styles.text}>{text}</p>
          <p className={styles.more}>{more}</p>
        </article>
      ))}
    </div>
  );
}
