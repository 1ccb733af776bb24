/**
 * Scrolls just enough to show the verdict (first paragraph) of a tool's answer, and the mark for sample data. On a
 * small phone, both could be out of view when the answer gets the focus.
 */
export function scrollToVerdict(tool: Element | null | undefined): void {
  const answer = tool?.querySelector("[data-answer]");
  for (const part of [answer?.querySelector("p:not([data-sample])"), answer?.querySelector("[data-sample]")])
    part?.scrollIntoView?.({ block: "nearest" });
}
