import type { ReactNode } from "react";
import { Message } from "#editor/app/shared/messages/message.tsx";
import styles from "./locked-part.module.css";

type LockNoticeProps = { lockReason: string | undefined };

/** Id of the text with the reason. */
export const lockReasonId = "solo-ver";

export function LockNotice({ lockReason }: LockNoticeProps) {
  if (lockReason === undefined) return null;
  return (
    <Message tone="look" title="Solo puedes verlo">
      <p id={lockReasonId}>{lockReason}</p>
    </Message>
  );
}

export function LockedPart({ lockReason, children }: LockNoticeProps & { children: ReactNode }) {
  if (lockReason === undefined) return children;
  return (
    <fieldset className={styles.part} disabled aria-describedby={lockReasonId}>
      {children}
    </fieldset>
  );
}
