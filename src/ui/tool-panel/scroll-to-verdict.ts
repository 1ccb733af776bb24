/**
 * Scrolls just enough to show an answer's verdict (its title), sample mark and main action, as far as they fit on the
 * screen together. On a small phone, focusing the answer alone could leave all of them out of view.
 */
export function scrollToVerdict(tool: Element | null | undefined): void {
  const title = tool?.querySelector("[data-answer]")?.querySelector("h3, h4, p:not([data-sample])");
  if (!tool || !title) return;
  const { top } = title.getBoundingClientRect();
  const parts = [...tool.querySelectorAll("[data-answer] [data-sample], [data-variant=tone]")]
    .map((part) => ({ part, bottom: part.getBoundingClientRect().bottom }))
    .filter(({ bottom }) => bottom - top <= innerHeight)
    .sort((one, other) => one.bottom - other.bottom);
  // A single scroll, because a smooth one would stop the one before.
  const lowest = top >= 0 ? parts.pop()?.part : undefined;
  (lowest ?? title).scrollIntoView?.({ block: "nearest" });
}
