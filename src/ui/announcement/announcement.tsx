import { useCallback, useState } from "react";
import { anew } from "./announce.ts";

/** Says `words` aloud whenever they change. It is always rendered, empty at first; `announce.ts` has the reasons. */
export function Announcement({ words }: { words: string }) {
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

/** @returns the words for an `Announcement`, and a function that says others, or the same again. */
export function useAnnouncement(): readonly [words: string, say: (words: string) => void] {
  const [words, setWords] = useState("");
  const say = useCallback((next: string) => setWords((before) => anew(before, next)), []);
  return [words, say];
}
