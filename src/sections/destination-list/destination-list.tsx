import type { PlanId } from "#domain/plan.ts";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./destination-list.module.css";

type DestinationListProps = {
  /** The list's anchor. */
  id: string;
  /** The membership that gives the list's head its colour. */
  planId: PlanId;
  heading: string;
  /** Heading level of the list; its groups are one level below. */
  headingLevel: 2 | 3;
  /** How many destinations, and where. */
  count: string;
  /** The gigabytes, and what limits them. */
  figure: string;
  figureNote: string;
  groups: readonly { heading: string; count: string; names: readonly string[] }[];
  /** For a list with the same destinations as another: says so and links to it. */
  same?: { text: string; link: { label: string; href: string } };
};

/** Where a membership has roaming: its gigabytes in large type, and every destination by name. */
export function DestinationList(props: DestinationListProps) {
  const { id, planId, heading, headingLevel, count, figure, figureNote, groups, same } = props;
  const Heading = `h${headingLevel}` as const;
  const GroupHeading = headingLevel === 2 ? "h3" : "h4";
  return (
    <section className={styles.list} id={id}>
      <header className={styles.head} data-plan={planId}>
        <Heading className={styles.heading}>{heading}</Heading>
        <p className={styles.allowance}>
          <b className={styles.figure}>{figure}</b> <span>{figureNote}</span>
        </p>
        <p className={styles.count}>{count}</p>
      </header>
      <div className={styles.body}>
        {groups.map((group) => (
          <Stack key={group.heading} gap={2}>
            <GroupHeading className={styles.groupHeading}>
              {group.heading} <span className={styles.groupCount}>{group.count}</span>
            </GroupHeading>
            <ul className={styles.names}>
              {group.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Stack>
        ))}
        {same && (
          <p className={styles.same}>
            {same.text} <a href={same.link.href}>{same.link.label}</a>
          </p>
        )}
      </div>
    </section>
  );
}
