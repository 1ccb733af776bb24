import type { ComponentProps, ReactNode } from "react";
import { Beside } from "#ui/beside/beside.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { LibraryList } from "./library-list.tsx";
import styles from "./link-library.module.css";

type LinkLibraryProps = {
  /** Heading and filter; beside the groups where there is room. */
  aside: ReactNode;
  groups: readonly {
    /** Its anchor. */
    id: string;
    title: string;
    /** How many links it has: "8 enlaces". */
    count: string;
    lists: ComponentProps<typeof LibraryList>["lists"];
  }[];
  /** Rank of each group's heading in the page that hosts them. */
  headingLevel: 2 | 3;
  /** A list that is never folded, under the groups. */
  children?: ReactNode;
};

/**
 * Links in groups to open: native, complete without script. What filters them finds groups, lists and links by
 * `data-group`, `data-list` and `data-link`.
 */
export function LinkLibrary({ aside, groups, headingLevel, children }: LinkLibraryProps) {
  return (
    <Beside aside={aside}>
      <div className={styles.groups}>
        {groups.map(({ id, title, count, lists }) => (
          <div key={id} data-group={title}>
            <Disclosure
              id={id}
              headingLevel={headingLevel}
              summary={
                <span className={styles.summary}>
                  <span className={styles.title}>{title}</span>{" "}
                  <span className={styles.count} data-count>
                    {count}
                  </span>
                </span>
              }
            >
              <LibraryList lists={lists} headingLevel={headingLevel === 2 ? 3 : 4} />
            </Disclosure>
          </div>
        ))}
        {children}
      </div>
    </Beside>
  );
}
