import { TickList } from "#ui/tick-list/tick-list.tsx";
import styles from "./tick-list-groups.module.css";

type TickListGroupsProps = {
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
export function TickListGroups({ groups, headingLevel, isPlain = false }: TickListGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups} data-plain={isPlain || undefined}>
      {groups.map(({ title, items, tone = "yes" }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <TickList items={items} tone={tone} />
        </div>
      ))}
    </div>
  );
}
