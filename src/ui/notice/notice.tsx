import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import styles from "./notice.module.css";

type NoticeTone = "info" | "warning" | "success" | "error";

type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  /** Makes the title a heading of this level. */
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
  /**
   * Live region of a notice that appears after the page has loaded: `status` is announced politely, `alert` interrupts.
   */
  live?: "status" | "alert";
};

const icons: Record<NoticeTone, IconName> = {
  info: "info",
  warning: "warning",
  success: "check",
  error: "warning",
};

/** A message set apart from the text, with its own icon and background. */
export function Notice({ tone, title, headingLevel, children, live }: NoticeProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : "p";
  return (
    <div className={styles.notice} data-tone={tone} role={live}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} size="m" />
      </span>
      <div className={styles.text}>
        {title && <Title className={styles.title}>{title}</Title>}
        {children}
      </div>
    </div>
  );
}
