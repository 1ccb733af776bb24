/** Distance from the edges of the visible area, in CSS pixels. */
const gapPx = 8;

/**
 * Scrolls until the beginning of an answer is visible above an on-screen keyboard, but never so far that the field or
 * its label leaves the visible area. Does nothing unless the visitor is typing in the field.
 *
 * @param answer - the part of the answer that must be visible.
 */
export function revealAnswer(field: HTMLElement, answer: Element): void {
  if (document.activeElement !== field) return;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const hiddenPx = answer.getBoundingClientRect().bottom - offsetTop - height;
  const roomPx = (field.parentElement ?? field).getBoundingClientRect().top - offsetTop;
  if (hiddenPx > 0) scrollBy(0, Math.max(0, Math.min(hiddenPx, roomPx - 2 * gapPx) + gapPx));
}
