import type { destinationLists, destinationSection } from "#content/roaming/roaming-page.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { BareDisclosure } from "#ui/disclosure/bare-disclosure.tsx";
import { PlanMark } from "#ui/plan-mark/plan-mark.tsx";
import styles from "./destination-lists.module.css";

type DestinationList = (typeof destinationLists)[number];
type Group = DestinationList["groups"][number];

type DestinationListsProps = {
  lists: readonly DestinationList[];
  copy: typeof destinationSection;
  /** Heading level of each list; its groups are one level below. */
  headingLevel: 2 | 3;
};

/** Destinations with roaming per membership: each list contains the previous list. */
export function DestinationLists({ lists, ...rest }: DestinationListsProps) {
  return (
    <div className={styles.lists}>
      <NestedLists lists={lists.filter(({ sameListNote }) => !sameListNote)} {...rest} />
      {lists.map(
        (list) =>
          list.sameListNote && (
            // The search does not index this list, because it already finds these destinations in the other one.
            <section key={list.id} className={styles.list} id={list.id} data-no-search>
              <ListHeader {...list} level={rest.headingLevel} />
              <BareDisclosure headingLevel={rest.headingLevel === 2 ? 3 : 4} summary={list.sameListNote}>
                <Names names={list.groups.flatMap(({ names }) => names)} />
              </BareDisclosure>
            </section>
          ),
      )}
    </div>
  );
}

/** Renders the last list, with the others nested in it. */
function NestedLists({ lists, copy, headingLevel }: DestinationListsProps) {
  const lastList = lists[lists.length - 1];
  if (!lastList) return null;
  const nestedLists = lists.slice(0, -1);
  const shownHeadings = new Set(nestedLists.flatMap(({ groups }) => groups.map(({ heading }) => heading)));
  return (
    <section className={styles.list} id={lastList.id}>
      {nestedLists.length > 0 && <NestedLists lists={nestedLists} copy={copy} headingLevel={headingLevel} />}
      <ListHeader {...lastList} level={headingLevel} />
      <Groups
        groups={lastList.groups.filter(({ heading }) => !shownHeadings.has(heading))}
        copy={copy}
        headingLevel={headingLevel}
      />
    </section>
  );
}

type GroupsProps = { groups: readonly Group[] } & Omit<DestinationListsProps, "lists">;

function Groups({ groups, copy, headingLevel }: GroupsProps) {
  return groups.map(({ heading, count, names, plans }) => (
    <BareDisclosure
      key={heading}
      headingLevel={headingLevel === 2 ? 3 : 4}
      summary={
        <span className={styles.group}>
          <span>
            {heading} <span className={styles.groupCount}>{count}</span>
          </span>
          {plans.length > 0 && (
            <span className={styles.marks}>
              {plans.map(({ id }) => (
                <PlanMark key={id} plan={id} />
              ))}
              <span className="visually-hidden">
                {copy.with} {formatSpanishList(plans.map(({ name }) => name))}
              </span>
            </span>
          )}
        </span>
      }
    >
      <Names names={names} />
    </BareDisclosure>
  ));
}

const Names = ({ names }: Pick<Group, "names">) => (
  <ul className={styles.names}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

function ListHeader({ planId, heading, count, figure, figureNote, level }: DestinationList & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <header className={styles.head} data-plan={planId}>
      <Heading>{heading}</Heading>
      <p className={styles.allowance}>
        <b className={styles.figure}>{figure}</b> <span>{figureNote}</span>
      </p>
      <p className={styles.count}>{count}</p>
    </header>
  );
}
