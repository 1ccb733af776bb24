import { type ReactNode, useEffect } from "react";

type LiveProps = { onLive: () => void; children?: ReactNode };

/** Calls `onLive` once its content is interactive: after the content's effects and the updates that they cause. */
export function HydrationSignal({ onLive, children }: LiveProps) {
  useEffect(() => void setTimeout(onLive), [onLive]);
  return children;
}
