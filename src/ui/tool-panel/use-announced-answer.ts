import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a change before an answer is announced, because a moving slider produces many answers. */
const stableMs = 500;
const blockSelector = "p, li, div";

/**
 * @param announcement - the tool's own announcement, if any.
 * @returns the text to announce: `announcement` if given; otherwise the panel's whole answer, once it has changed and is
 * stable.
 */
export function useAnnouncedAnswer(panel: RefObject<HTMLElement | null>, announcement: string | undefined): string {
  const [read, setRead] = useState("");
  const lastAnswerKey = useRef<string>(undefined);
  const announcementTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(announcementTimer.current), []);

  // After every render, because the text is read from the DOM.
  useEffect(() => {
    if (announcement !== undefined) return;
    const answer = panel.current?.querySelector<HTMLElement>("[data-answer]");
    if (!answer) return;
    const isFirst = lastAnswerKey.current === undefined;
    const currentAnswerKey = `${answer.dataset.answer} ${answer.textContent}`;
    if (currentAnswerKey === lastAnswerKey.current) return;
    lastAnswerKey.current = currentAnswerKey;
    if (isFirst) return;
    clearTimeout(announcementTimer.current);
    // Read later, when the layout is up to date: `innerText` depends on it, and forcing a layout now would be costly.
    announcementTimer.current = setTimeout(() => {
      if (answer.isConnected) setRead(readText(answer));
    }, stableMs);
  });

  return announcement ?? read;
}

/** @returns the texts of the answer's innermost blocks, each as a sentence. */
function readText(answer: Element): string {
  return (
    [...answer.querySelectorAll<HTMLElement>(blockSelector)]
      .filter((each) => !each.querySelector(blockSelector))
      // biome-ignore lint/performance/useDomNodeTextContent: `textContent` would include the variant that the page's switch hides.
      .map(({ innerText, textContent }) => innerText ?? textContent)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter((text) => text !== "")
      .map((text) => (/[.:;?!…]$/.test(text) ? text : `${text}.`))
      .join(" ")
  );
}
