import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a change before an answer is announced, because a moving slider produces many answers. */
const restMs = 500;
const block = "p, li, div, h3, h4";

/**
 * @param said - the tool's own announcement, if any.
 * @returns the text to announce: `said`, or otherwise the panel's whole answer, once the answer has changed and is
 * stable. An answer that changes with a control elsewhere on the page, which has its own announcement, is not announced.
 */
export function useAnnouncedAnswer(panel: RefObject<HTMLElement | null>, said: string | undefined): string {
  const [read, setRead] = useState("");
  const shown = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the control used last is outside the panel. */
  const isElsewhere = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      isElsewhere.current = !panel.current?.contains(target as Node);
    };
    const events = ["input", "click"];
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      clearTimeout(rest.current);
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, [panel]);

  // After every render, because the text is read from the DOM.
  useEffect(() => {
    if (said !== undefined) return;
    const answer = panel.current?.querySelector<HTMLElement>("[data-answer]");
    if (!answer) return;
    const isFirst = shown.current === undefined;
    const now = `${answer.dataset.answer} ${answer.textContent}`;
    if (now === shown.current) return;
    shown.current = now;
    clearTimeout(rest.current);
    if (isFirst || isElsewhere.current) return;
    // Read later, when the layout is up to date: `innerText` depends on it, and forcing a layout now would be costly.
    rest.current = setTimeout(() => {
      if (answer.isConnected) setRead(readText(answer));
    }, restMs);
  });

  return said ?? read;
}

/** @returns the texts of the answer's innermost blocks, each as a sentence. */
function readText(answer: Element): string {
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
