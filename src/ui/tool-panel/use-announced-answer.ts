import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a change before an answer is announced, because a moving slider produces many answers. */
const restMs = 500;
const block = "p, li, div";

/**
 * @param said - the tool's own announcement, if any.
 * @returns the text to announce: `said`, or otherwise the panel's whole answer, once the answer has changed and is
 * stable.
 */
export function useAnnouncedAnswer(panel: RefObject<HTMLElement | null>, said: string | undefined): string {
  const [read, setRead] = useState("");
  const shown = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(rest.current), []);

  // After every render, because the text is read from the DOM.
  useEffect(() => {
    if (said !== undefined) return;
    const parts = [...(panel.current?.querySelectorAll<HTMLElement>("[data-answer], [data-answer-end]") ?? [])];
    if (parts.length === 0) return;
    const isFirst = shown.current === undefined;
    const now = parts.map(({ dataset, textContent }) => `${dataset.answer} ${textContent}`).join();
    if (now === shown.current) return;
    shown.current = now;
    if (isFirst) return;
    clearTimeout(rest.current);
    // Read later, when the layout is up to date: `innerText` depends on it, and forcing a layout now would be costly.
    rest.current = setTimeout(() => {
      setRead(
        parts
          .filter(({ isConnected }) => isConnected)
          .map(readText)
          .join(" ")
          .trim(),
      );
    }, restMs);
  });

  return said ?? read;
}

/** @returns the texts of the answer's innermost blocks, each as a sentence. */
function readText(answer: HTMLElement): string {
  const blocks = [...answer.querySelectorAll<HTMLElement>(block)].filter((each) => !each.querySelector(block));
  return (
    (blocks.length > 0 ? blocks : [answer])
      // biome-ignore lint/performance/useDomNodeTextContent: `textContent` would include the variant that the page's switch hides.
      .map(({ innerText, textContent }) => innerText ?? textContent)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter((text) => text !== "")
      .map((text) => (/[.:;?!…]$/.test(text) ? text : `${text}.`))
      .join(" ")
  );
}
