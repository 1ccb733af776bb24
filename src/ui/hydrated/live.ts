import { type ReactNode, useEffect } from "react";

type LiveProps = { onLive: () => void; children?: ReactNode };

/** Tells that what is in it answers: after its own effects, and what they set. */
export function Live({ onLive, children }: LiveProps) {
  useEffect(() => void setTimeout(onLive), [onLive]);
  return children;
}
