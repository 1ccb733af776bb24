import type { ReactNode } from "react";
import { Message } from "#editor/app/shared/messages/message.tsx";
import styles from "./locked-part.module.css";

/** `lockReason`: the reason why the user may only see the entry; undefined if they may change it. */
type LockNoticeProps = { lockReason: string | undefined };

const reasonId = "solo-ver";

/** Says above a read-only form why it is locked. */
export function LockNotice({ lockReason }: LockNoticeProps) {
  if (lockReason === undefined) return null;
  return (
    <Message tone="look" title="Solo puedes verlo">
      <p id={reasonId}>{lockReason}</p>
    </Message>
  );
}

/** A part of a read-only form, in which nothing can be changed. */
export function LockedPart({ lockReason, children }: LockNoticeProps & { children: ReactNode }) {
  if (lockReason === undefined) return children;
  return (
    <fieldset className={styles.part} disabled aria-describedby={reasonId}>
      {children}
    </fieldset>
  );
}
