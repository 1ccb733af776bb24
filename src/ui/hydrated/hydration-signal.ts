import { type ReactNode, useEffect } from "react";

type HydrationSignalProps = { onLive: () => void; children?: ReactNode };

/** Calls `onLive` once the children are interactive: after their effects and the resulting updates. */
export function HydrationSignal({ onLive, children }: HydrationSignalProps) {
  useEffect(() => void setTimeout(onLive), [onLive]);
  return children;
}
