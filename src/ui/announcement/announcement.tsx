import { useEffect, useRef } from "react";
import { emptyLater } from "./announce.ts";

/** Says `words` aloud whenever they change. It is always rendered, empty at first; `announce.ts` has the reasons. */
export function Announcement({ words }: { words: string }) {
  const live = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!words || !live.current) return;
    const leaving = emptyLater(live.current);
    return () => clearTimeout(leaving);
  }, [words]);
  return (
    <p ref={live} className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
