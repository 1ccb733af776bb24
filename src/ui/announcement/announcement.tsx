import { useEffect, useRef } from "react";

/**
 * Same as in `announce.ts`. Not imported, because pages without React load that file, and an import would put it into a
 * chunk with React.
 */
const staysMs = 4_000;

/**
 * Announces `words` to screen readers whenever they change. Must be in the page from the start, with an empty text (see
 * `announce.ts`).
 */
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
