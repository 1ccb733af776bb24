import type { ReactNode } from "react";
import type { LibraryGroup } from "#content/legal/library/legal-library.ts";
import { AsideLayout } from "#ui/aside-layout/aside-layout.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { LibraryList } from "./library-list.tsx";
import styles from "./link-library.module.css";

type LinkLibraryProps = {
  /** Heading and filter; next to the groups on wide screens. */
  aside: ReactNode;
  /** `count`: the number of links, "8 enlaces". */
  groups: readonly (LibraryGroup & { count: string })[];
  /** Heading level of the groups in the host page. */
  headingLevel: 2 | 3;
  /** A list below the groups, always open. */
  children?: ReactNode;
};

/**
 * Groups of links, each in a native disclosure, which works without script. The filter finds groups, lists and links by
 * `data-group`, `data-list` and `data-link`.
 */
export function LinkLibrary({ aside, groups, headingLevel, children }: LinkLibraryProps) {
  return (
    <AsideLayout aside={aside}>
      <Stack gap={2}>
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
      </Stack>
    </AsideLayout>
  );
}
