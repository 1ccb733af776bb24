/**
 * Scrolls just enough to show the beginning of a tool's answer, its mark and its verdict, if that is out of view: on a
 * small phone, focusing alone would leave both outside the screen.
 */
export function scrollToVerdict(tool: Element | null | undefined): void {
  const answer = tool?.querySelector("[data-answer]");
  for (const part of [answer?.querySelector("p:not([data-sample])"), answer?.querySelector("[data-sample]")])
    part?.scrollIntoView?.({ block: "nearest" });
}
