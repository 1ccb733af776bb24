import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { findEntries, keepEntries, replayEntries } from "./replay-entries.ts";
import { useAnnouncedAnswer } from "./use-announced-answer.ts";

type Tool = {
  /** For the tool's element, which has `data-tool`, and `data-live` once it works. */
  toolRef: RefObject<HTMLElement | null>;
  isLive: boolean;
  /** Text for an `Announcement`. */
  announcedText: string;
};

/**
 * Keeps the values that were entered in a tool before its hydration or before Back, and announces its answers.
 *
 * @param announcement - the tool's own announcement, if any; otherwise the whole answer is announced.
 */
export function useTool(announcement?: string): Tool {
  const isLive = useHydrated();
  const toolRef = useRef<HTMLElement>(null);
  const entries = useRef<ReturnType<typeof findEntries>>([]);
  const announcedText = useAnnouncedAnswer(toolRef, announcement);

  // Runs before any effect renders the tool again, which would reset its fields. A tool outside the HTML has no
  // entries.
  useLayoutEffect(() => {
    if (toolRef.current && !isLive) entries.current = findEntries(toolRef.current);
  }, [isLive]);

  useEffect(() => {
    const tool = toolRef.current;
    if (!isLive || !tool) return;
    void replayEntries(tool, entries.current);
    const keep = () => keepEntries(tool);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [isLive]);

  return { toolRef, isLive, announcedText };
}
