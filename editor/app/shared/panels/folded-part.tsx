import type { ReactNode } from "react";
import styles from "./folded-part.module.css";

type FoldedPartProps = {
  title: string;
  /** In larger type, as the title of a section of the form. */
  isHeading?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Content that few need to read, folded behind its title. */
export function FoldedPart({ title, isHeading, onToggle, children }: FoldedPartProps) {
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles.summary} data-heading={isHeading || undefined}>
        {title}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
