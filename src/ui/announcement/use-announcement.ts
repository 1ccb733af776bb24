import { useCallback, useState } from "react";
import { varyRepeatedText } from "./announce.ts";

/** @returns the text for an `Announcement`, and a function that announces another text, or the same one again. */
export function useAnnouncement(): readonly [text: string, announce: (text: string) => void] {
  const [text, setText] = useState("");
  const announce = useCallback((nextText: string) => setText((before) => varyRepeatedText(before, nextText)), []);
  return [text, announce];
}
