import type { securityMessage } from "#content/help/security-message.ts";
import styles from "./security-points.module.css";

type SecurityPointsProps = Pick<typeof securityMessage, "intro" | "points"> & {
  /** Heading level of the points in the host page. */
  headingLevel: 2 | 3;
};

/** The operator's full security message, for instance in the dialog of the home page. */
export function SecurityPoints({ intro, points, headingLevel }: SecurityPointsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.message}>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <Heading className={styles.title}>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
