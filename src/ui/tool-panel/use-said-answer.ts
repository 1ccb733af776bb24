import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds without a change until an answer is said aloud: a slider passes many on its way. */
const restMs = 500;
const block = "p, li, div";

/**
 * @param said - what the tool itself says of its answer, if it does.
 * @returns what to say aloud: the tool's words, or else all of the answer that a panel shows as one text, once it has
 *   changed and rests.
 */
export function useAnnouncedAnswer(panel: RefObject<HTMLElement | null>, said: string | undefined): string {
  const [read, setRead] = useState("");
  const shown = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(rest.current), []);

  // After every render: what is shown is the only source of what is said.
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
    // What is seen of it is known once the page has its new layout, which is not worth another one now.
    rest.current = setTimeout(() => {
      if (answer.isConnected) setRead(textOf(answer));
    }, restMs);
  });

  return said ?? read;
}

/** The texts of its innermost blocks, each a sentence. */
function textOf(answer: Element): string {
  return (
    [...answer.querySelectorAll<HTMLElement>(block)]
      .filter((each) => !each.querySelector(block))
      // biome-ignore lint/performance/useDomNodeTextContent: `textContent` would also say what a switch of the page hides.
      .map(({ innerText, textContent }) => innerText ?? textContent)
      .map((text) => text.replace(/\s+/g, " ").trim())
      .filter((text) => text !== "")
      .map((text) => (/[.:;?!…]$/.test(text) ? text : `${text}.`))
      .join(" ")
  );
}
