import { Stack } from "#ui/stack/stack.tsx";
import styles from "./manual-index.module.css";

type ManualIndexProps = {
  /** Shown above the links, also as their accessible name. */
  label: string;
  links: readonly { label: string; href: string }[];
};

/** Links to the parts of a manual, as large as touch targets. */
export function ManualIndex({ label, links }: ManualIndexProps) {
  return (
    <Stack as="nav" gap={2} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.links}>
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
