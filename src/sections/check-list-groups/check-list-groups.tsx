import { CheckList } from "#ui/check-list/check-list.tsx";
import styles from "./check-list-groups.module.css";

type CheckListGroupsProps = {
  groups: readonly {
    title: string;
    items: readonly string[];
    /** `no`: the items are not included, or no longer included. */
    tone?: "yes" | "no";
  }[];
  headingLevel: 2 | 3;
  /** Whether the groups are shown without boxes. */
  isPlain?: boolean;
};

/** Groups of check lists, one card or column each: things to have ready, or things included and not included. */
export function CheckListGroups({ groups, headingLevel, isPlain = false }: CheckListGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups} data-plain={isPlain || undefined}>
      {groups.map(({ title, items, tone = "yes" }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <CheckList items={items} tone={tone} />
        </div>
      ))}
    </div>
  );
}
