import { Stack } from "#ui/stack/stack.tsx";
import styles from "./registry-list.module.css";

type RegistryListProps = {
  /** The lookup tool on the same page reads the list by this id. */
  id: string;
  groups: readonly {
    id: string;
    heading: string;
    /** Names need more room than numbers. */
    hasNames: boolean;
    links: readonly { label: string; note: string; href: string }[];
  }[];
  /** Heading level of the groups. */
  headingLevel: 3 | 4;
};

/** Every registration as a plain link, with a short note next to it. */
export function RegistryList({ id, groups, headingLevel }: RegistryListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={6} id={id}>
      {groups.map((group) => (
        <Stack as="section" key={group.id} gap={3} id={group.id}>
          <Heading className={styles.heading}>
            {group.heading} <span className={styles.count}>{group.links.length}</span>
          </Heading>
          <ul className={styles.links} data-names={group.hasNames || undefined}>
            {group.links.map(({ label, note, href }) => (
              <li key={href} className={styles.row}>
                <a className={styles.link} href={href}>
                  {label}
                </a>{" "}
                <span className={styles.note}>{note}</span>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
