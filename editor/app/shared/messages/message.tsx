import type { ReactNode } from "react";
import styles from "./message.module.css";
import { StatusIcon } from "./status-icon.tsx";

type MessageProps = {
  /** Id of the title; makes the title focusable. */
  titleId?: string;
  tone: "wrong" | "look" | "good";
  title: string;
  level?: 2 | 3 | 4;
  children?: ReactNode;
};

export function Message({ titleId, tone, title, level = 2, children }: MessageProps) {
  const Title = `h${level}` as const;
  // In a card (level 4), the message is not a landmark, because several cards may have the same message.
  const role = level === 4 ? "group" : undefined;
  return (
    <section className={styles.message} role={role} data-tone={tone} aria-label={title}>
      <Title id={titleId} tabIndex={titleId === undefined ? undefined : -1} className={styles.title}>
        <StatusIcon kind={tone} />
        {title}
      </Title>
      {children}
    </section>
  );
}
