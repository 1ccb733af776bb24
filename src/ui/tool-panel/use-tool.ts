import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useHydrated } from "#ui/hydrated/use-hydrated.ts";
import { findEntries, replayEntries } from "./replay-entries.ts";
import { useAnnouncedAnswer } from "./use-announced-answer.ts";

type Tool = {
  /** For the tool's element, which has `data-tool`, and `data-live` once it works. */
  toolRef: RefObject<HTMLElement | null>;
  isLive: boolean;
  /** Text for an `Announcement`. */
  announcedText: string;
};

/**
 * Keeps the values that were entered in a tool before its hydration, and announces its answers.
 *
 * @param announcement - the tool's own announcement, if any; otherwise the whole answer is announced.
 */
export function useTool(announcement?: string): Tool {
  const isLive = useHydrated();
  const toolRef = useRef<HTMLElement>(null);
  const entries = useRef<ReturnType<typeof findEntries>>([]);
  const announcedText = useAnnouncedAnswer(toolRef, announcement);

  // Before any effect renders the tool again, which would reset its fields.
  useLayoutEffect(() => {
    if (toolRef.current) entries.current = findEntries(toolRef.current);
  }, []);

  useEffect(() => {
    if (isLive) replayEntries(entries.current);
  }, [isLive]);

  return { toolRef, isLive, announcedText };
}
