import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a change before an answer is announced: a slider produces many while it moves. */
const restMs = 500;
const block = "p, li, div";

/**
 * @param said - the tool's own announcement, if it has one.
 * @returns the text to announce: the tool's own, or else the whole answer that the panel shows, once it has changed and
 *   is stable.
 */
export function useAnnouncedAnswer(panel: RefObject<HTMLElement | null>, said: string | undefined): string {
  const [read, setRead] = useState("");
  const shown = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(rest.current), []);

  // After every render, because the text is read from the DOM.
  useEffect(() => {
    if (said !== undefined) return;
    const answer = panel.current?.querySelector<HTMLElement>("[data-answer]");
    if (!answer) return;
    const isFirst = shown.current === undefined;
    const now = `${answer.dataset.answer} ${answer.textContent}`;
    if (now === shown.current) return;
    shown.current = now;
    if (isFirst) return;
    clearTimeout(rest.current);
    // Read later, when the layout is up to date: visibility depends on it, and forcing it now would be costly.
    rest.current = setTimeout(() => {
      if (answer.isConnected) setRead(textOf(answer));
    }, restMs);
  });

  return said ?? read;
}

/** @returns the texts of the answer's innermost blocks, each as a sentence. */
function textOf(answer: Element): string {
  return (
    [...answer.querySelectorAll<HTMLElement>(block)]
      .filter((each) => !each.querySelector(block))
      // biome-ignore lint/performance/useDomNodeTextContent: `textContent` would include the variant that the page's switch hides.
      .map(({ innerText, textContent }) => innerText ?? textContent)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter((text) => text !== "")
      .map((text) => (/[.:;?!…]$/.test(text) ? text : `${text}.`))
      .join(" ")
  );
}
