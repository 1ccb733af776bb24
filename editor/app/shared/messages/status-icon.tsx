import styles from "./status-icon.module.css";

/** SVG path of each icon. The shapes differ, so that the meaning does not depend on colour. */
const iconPaths = {
  good: "M4 10.5 8.2 15 16 5.5",
  wrong: "M10 4v7.5M10 15.2v.3",
  look: "M10 8.5V16M10 4.5v.3",
} as const;

export type StatusIconKind = keyof typeof iconPaths;

/** A small icon, hidden from screen readers because the text next to it has the same meaning. */
export function StatusIcon({ kind }: { kind: StatusIconKind }) {
  return (
    <svg className={styles.icon} data-kind={kind} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[kind]} />
    </svg>
  );
}
