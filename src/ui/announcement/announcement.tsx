import { useEffect, useRef } from "react";

/**
 * Same as in `announce.ts`. Not imported, because pages without React load that file, and an import would put it into a
 * chunk with React.
 */
const textLifetimeMs = 4_000;

/**
 * Announces `text` to screen readers whenever it changes. Must be in the page from the start, with an empty text (see
 * `announce.ts`).
 */
export function Announcement({ text }: { text: string }) {
  const liveRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const liveElement = liveRef.current;
    if (!text || !liveElement) return;
    const removalTimer = setTimeout(() => {
      liveElement.textContent = "";
    }, textLifetimeMs);
    return () => clearTimeout(removalTimer);
  }, [text]);
  return (
    <p ref={liveRef} className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
