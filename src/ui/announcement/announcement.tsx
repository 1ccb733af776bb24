import { useEffect, useRef } from "react";

/** Milliseconds until said words are gone: who reads on, line by line, would meet them again. */
const staysMs = 20_000;

/** Says `words` aloud whenever they change. It is always rendered, empty at first; `announce.ts` has the reasons. */
export function Announcement({ words }: { words: string }) {
  const live = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!words) return;
    const leaving = setTimeout(() => {
      if (live.current) live.current.textContent = "";
    }, staysMs);
    return () => clearTimeout(leaving);
  }, [words]);
  return (
    <p ref={live} className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
