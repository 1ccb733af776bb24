import type { ReactNode } from "react";
import styles from "./message.module.css";
import { Sign } from "./sign.tsx";

type MessageProps = {
  /** Of the title, where the focus goes to it. */
  titleId?: string;
  tone: "wrong" | "look" | "good";
  title: string;
  /** Rank of the title. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
};

/** Words that stand apart from the form, with their own sign and ground. */
export function Message({ titleId, tone, title, level = 2, children }: MessageProps) {
  const Title = `h${level}` as const;
  // Inside a card it is no place of the page: several cards may say the same.
  const role = level === 4 ? "group" : undefined;
  return (
    <section className={styles.message} role={role} data-tone={tone} aria-label={title}>
      <Title id={titleId} tabIndex={titleId === undefined ? undefined : -1} className={styles.title}>
        <Sign of={tone} />
        {title}
      </Title>
      {children}
    </section>
  );
}
