import type { missionAndVision } from "#content/pages/about-page.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import styles from "./mission-and-vision.module.css";

/** An organisation's mission and vision, side by side. Headings are `h2`. */
export function MissionAndVision({ mission, vision, isSample }: typeof missionAndVision) {
  return (
    <div className={styles.purpose}>
      {[mission, vision].map(({ title, text, more }) => (
        <article key={title} className={styles.statement}>
          <div className={styles.top}>
            <h2 className={styles.title}>{title}</h2>
            {isSample && <SampleMark label={sampleMark} />}
          </div>
          <p className={styles.text}>{text}</p>
          <p className={styles.more}>{more}</p>
        </article>
      ))}
    </div>
  );
}
