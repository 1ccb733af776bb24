/**
 * Scrolls just enough to show an answer's verdict (its title) and sample mark. On a small phone, focusing the
 * answer alone could leave both out of view.
 */
export function scrollToVerdict(tool: Element | null | undefined): void {
  const answer = tool?.querySelector("[data-answer]");
  for (const part of [answer?.querySelector("h3, h4, p:not([data-sample])"), answer?.querySelector("[data-sample]")])
    part?.scrollIntoView?.({ block: "nearest" });
}
