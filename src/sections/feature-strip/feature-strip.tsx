import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./feature-strip.module.css";

type Feature = {
  id: "roaming" | "calls" | "wimers" | "stay";
  title: string;
  text: string;
  link?: { label: string; href: string };
};

type FeatureStripProps = {
  /** Accessible name of the list. */
  label: string;
  features: readonly Feature[];
};

const icons = { roaming: "globe", calls: "phone", wimers: "people", stay: "clock" } as const satisfies Record<
  Feature["id"],
  IconName
>;

/** The operator's four advantages, in one row; stacked on phones. */
export function FeatureStrip({ label, features }: FeatureStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {features.map(({ id, title, text, link }) => (
        <li key={id} className={styles.feature} data-feature={id}>
          <span className={styles.tile}>
            <Icon name={icons[id]} size="m" />
          </span>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
          {link && (
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
