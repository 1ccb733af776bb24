import { useEffect, useRef } from "react";

/**
 * Same as in `announce.ts`. Not imported, because pages without React load that file, and an import would put it into a
 * chunk with React.
 */
const textLifetimeMs = 4_000;

/**
 * Announces `words` to screen readers whenever they change. Must be in the page from the start, with an empty text (see
 * `announce.ts`).
 */
export function Announcement({ words }: { words: string }) {
  const liveRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const liveElement = liveRef.current;
    if (!words || !liveElement) return;
    const removalTimer = setTimeout(() => {
      liveElement.textContent = "";
    }, textLifetimeMs);
    return () => clearTimeout(removalTimer);
  }, [words]);
  return (
    <p ref={liveRef} className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
