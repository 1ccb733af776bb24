import type { ComponentProps } from "react";
import { FactList } from "#sections/fact-list/fact-list.tsx";
import styles from "./fact-columns.module.css";

type FactColumnsProps = {
  columns: readonly ({ title: string } & ComponentProps<typeof FactList>)[];
  /** Rank of each title in the page that hosts them. */
  headingLevel: 3 | 4;
};

/** Lists of facts of the same kind beside each other, each under its title. */
export function FactColumns({ columns, headingLevel }: FactColumnsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.columns}>
      {columns.map(({ title, facts }) => (
        <div key={title} className={styles.column}>
          <Heading className={styles.title}>{title}</Heading>
          <FactList facts={facts} />
        </div>
      ))}
    </div>
  );
}
