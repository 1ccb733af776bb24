import { useEffect, useState } from "react";

/** Milliseconds without a change: a slider passes many answers on its way. */
const restMs = 500;

/** @returns the words once they have not changed for a while; nothing until they change for the first time. */
export function useRested(words: string): string {
  const [first] = useState(words);
  const [rested, setRested] = useState("");
  useEffect(() => {
    if (words === first && rested === "") return;
    const rest = setTimeout(() => setRested(words), restMs);
    return () => clearTimeout(rest);
  }, [words, first, rested]);
  return rested;
}
