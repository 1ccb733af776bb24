/**
 * Scrolls as little as shows the beginning of a tool's answer, its mark and its verdict, if that is out of sight: on a small
 * phone the focus alone would leave both above or below the screen.
 */
export function scrollToVerdict(tool: Element | null | undefined): void {
  const answer = tool?.querySelector("[data-answer]");
  for (const part of [answer?.querySelector("p:not([data-sample])"), answer?.querySelector("[data-sample]")])
    part?.scrollIntoView?.({ block: "nearest" });
}
