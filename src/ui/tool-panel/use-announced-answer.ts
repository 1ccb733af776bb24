import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a change before an answer is announced, because a moving slider produces many answers. */
const stableMs = 500;
const blockSelector = "p, li, div, h3, h4";

/** The panel, or the part of the page around it that also has its answer. */
const findScope = (panel: RefObject<HTMLElement | null>) =>
  panel.current?.closest<HTMLElement>("[data-answer-scope]") ?? panel.current;

/**
 * @param announcement - the tool's own announcement, if any.
 * @returns the text to announce: `announcement` if given; otherwise the panel's whole answer, once it has changed and
 *   is stable. An answer that changes with a control elsewhere on the page, which has its own announcement, is not
 *   announced.
 */
export function useAnnouncedAnswer(panel: RefObject<HTMLElement | null>, announcement: string | undefined): string {
  const [answerText, setAnswerText] = useState("");
  const lastAnswerKey = useRef<string>(undefined);
  const announcementTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the control used last is outside the panel and its answer. */
  const isElsewhere = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      isElsewhere.current = !findScope(panel)?.contains(target as Node);
    };
    const events = ["input", "click"];
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      clearTimeout(announcementTimer.current);
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, [panel]);

  // Runs after every render, because the text is read from the DOM.
  useEffect(() => {
    if (announcement !== undefined) return;
    const findParts = () => [
      ...(findScope(panel)?.querySelectorAll<HTMLElement>("[data-answer], [data-answer-end]") ?? []),
    ];
    const parts = findParts();
    if (parts.length === 0) return;
    const isFirst = lastAnswerKey.current === undefined;
    const currentAnswerKey = parts
      .map((part) => [part.dataset.answer, ...findBlocks(part).map(({ textContent }) => textContent)].join(" "))
      .join();
    if (currentAnswerKey === lastAnswerKey.current) return;
    lastAnswerKey.current = currentAnswerKey;
    clearTimeout(announcementTimer.current);
    if (isFirst || isElsewhere.current) return;
    // Read later, when the layout is up to date: `innerText` depends on it, and forcing a layout now would be costly.
    announcementTimer.current = setTimeout(() => setAnswerText(findParts().map(readText).join(" ").trim()), stableMs);
  });

  return announcement ?? answerText;
}

/** @returns the answer's innermost blocks, or the answer itself. */
function findBlocks(answer: HTMLElement): HTMLElement[] {
  const blocks = [...answer.querySelectorAll<HTMLElement>(blockSelector)].filter(
    (each) => !each.querySelector(blockSelector),
  );
  return blocks.length > 0 ? blocks : [answer];
}

/** @returns the texts of the answer's blocks, each as a sentence. */
function readText(answer: HTMLElement): string {
  return (
    findBlocks(answer)
      // biome-ignore lint/performance/useDomNodeTextContent: CSS hides one of two prices, which only `innerText` omits.
      .map((block) => block.innerText ?? block.textContent)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter((text) => text !== "")
      .map((text) => (/[.:;?!…]$/.test(text) ? text : `${text}.`))
      .join(" ")
  );
}
