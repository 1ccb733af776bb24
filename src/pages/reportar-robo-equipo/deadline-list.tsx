import styles from "./deadline-list.module.css";

type Deadline = {
  /** The time available, with its unit. */
  figure: string;
  title: string;
  paragraphs: readonly string[];
};

type DeadlineListProps = { deadlines: readonly Deadline[]; headingLevel: 3 | 4 };

/** Deadlines, one box each, with the time available and an explanation. */
export function DeadlineList({ deadlines, headingLevel }: DeadlineListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.deadlines}>
      {deadlines.map(({ figure, title, paragraphs }) => (
        <div key={title} className={styles.deadline}>
          <p className={styles.figure}>{figure}</p>
          <Heading>{title}</Heading>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
