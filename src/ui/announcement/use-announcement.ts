import { useCallback, useState } from "react";
import { varyRepeatedText } from "./announce.ts";

/** @returns the text for an `Announcement`, and a function that announces another text, or the same one again. */
export function useAnnouncement(): readonly [words: string, say: (words: string) => void] {
  const [words, setWords] = useState("");
  const announce = useCallback((nextWords: string) => setWords((before) => varyRepeatedText(before, nextWords)), []);
  return [words, announce];
}
