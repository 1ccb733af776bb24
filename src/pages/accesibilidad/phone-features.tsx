import type { AccessibilityTab, accessibilityTabsCopy } from "#content/accessibility/accessibility-page.ts";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import styles from "./phone-features.module.css";

type PhoneFeaturesProps = Omit<AccessibilityTab, "key" | "title" | "fullTitle"> & {
  copy: typeof accessibilityTabsCopy;
  /** Heading level of the groups; their items are one level below. */
  headingLevel: 3;
};

/** A phone's accessibility functions with their menu paths, then the operator's services. */
export function PhoneFeatures({ intro, groups, ownMeasures, links, copy, headingLevel }: PhoneFeaturesProps) {
  const Heading = `h${headingLevel}` as const;
  const hasMenus = groups.some(({ items }) => items.some(({ ios, android }) => ios || android));
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <Heading className={styles.title}>{title}</Heading>
          <ul className={styles.items}>
            {items.map(({ name, what, ios, android }) => (
              <li key={name} className={styles.item}>
                <h4 className={styles.name}>{name}</h4>
                <p>{what}</p>
                {(ios || android) && (
                  <dl className={styles.menus}>
                    {ios && <Menu system={copy.ios} path={ios} />}
                    {android && <Menu system={copy.android} path={android} />}
                  </dl>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasMenus && <p className={styles.note}>{copy.note}</p>}
      <div className={styles.with}>
        <Heading className={styles.title}>{copy.ownMeasures}</Heading>
        <TickList items={ownMeasures} />
      </div>
      {links && (
        <div className={styles.group}>
          <Heading className={styles.title}>{copy.links}</Heading>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Menu({ system, path }: { system: string; path: string }) {
  return (
    <div>
      <dt className={styles.system}>{system}</dt>
      <dd>{path}</dd>
    </div>
  );
}
