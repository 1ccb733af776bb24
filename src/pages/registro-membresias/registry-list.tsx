import type { registryGroups } from "#content/registry/registry-index.ts";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./registry-list.module.css";

type Subgroup = (typeof registryGroups)[number]["subgroups"][number];

type RegistryListProps = {
  /** The lookup tool on the same page reads the list by this id. */
  id: string;
  groups: typeof registryGroups;
  /** Heading level of the groups. */
  headingLevel: 3 | 4;
};

/** Links to every registration. A subgroup is a list of registrations with a common heading, such as their status. */
export function RegistryList({ id, groups, headingLevel }: RegistryListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack gap={6} id={id}>
      {groups.map((group) => (
        <Stack as="section" key={group.id} gap={3} id={group.id}>
          <Heading className={styles.heading}>
            {group.heading} <span className={styles.count}>{countLinks(group.subgroups)}</span>
          </Heading>
          <div className={styles.subgroups} data-columns={group.columns}>
            {group.subgroups.map((subgroup, index) => (
              <SubgroupList key={subgroup.heading} id={`${group.id}-${index + 1}`} {...subgroup} />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

const countLinks = (subgroups: readonly Subgroup[]) => subgroups.reduce((all, { links }) => all + links.length, 0);

function SubgroupList({ id, heading, note: shared, links }: Subgroup & { id: string }) {
  return (
    <div>
      <p className={styles.shared} id={id}>
        {heading}
      </p>
      <ul className={styles.links} aria-labelledby={id} data-note={shared}>
        {links.map(({ label, note, href }) => (
          <li key={href} className={styles.row}>
            <a className={styles.link} href={href}>
              {label}
            </a>{" "}
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
