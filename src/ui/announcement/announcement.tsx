import { useEffect, useRef } from "react";

/** As in `announce.ts`, which pages without React load: imported here, it would share a chunk with React. */
const staysMs = 4_000;

/** Says `words` aloud whenever they change. It is always rendered, empty at first; `announce.ts` has the reasons. */
export function Announcement({ words }: { words: string }) {
  const live = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const said = live.current;
    if (!words || !said) return;
    const leaving = setTimeout(() => {
      said.textContent = "";
    }, staysMs);
    return () => clearTimeout(leaving);
  }, [words]);
  return (
    <p ref={live} className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
