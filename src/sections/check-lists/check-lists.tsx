import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./check-lists.module.css";

type CheckListsProps = {
  groups: readonly {
    title: string;
    items: readonly string[];
    /** `no`: for items that are missing or end. */
    tone?: "yes" | "no";
  }[];
  headingLevel: 2 | 3;
  /** Columns side by side instead of one box each. */
  plain?: boolean;
};

/**
 * Lists of what to have ready, grouped by where to find it, or of what is and is not included; a card or column per
 * group.
 */
export function CheckLists({ groups, headingLevel, plain = false }: CheckListsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups} data-plain={plain || undefined}>
      {groups.map(({ title, items, tone = "yes" }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <CheckList items={items} tone={tone} />
        </div>
      ))}
    </div>
  );
}
