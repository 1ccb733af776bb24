import { Component } from "react";

type Held = { field: HTMLElement; top: number };

const topOf = (field: HTMLElement) => field.getBoundingClientRect().top;

/**
 * Keeps the focused field in place on the screen when content above it appears or disappears, by scrolling by the
 * difference. Browsers do that only where something is scrolled already. Renders nothing; it is a class, because only
 * classes have `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchor extends Component {
  override getSnapshotBeforeUpdate(): Held | null {
    const field = document.activeElement;
    return field instanceof HTMLElement && field.parentElement?.closest("main") ? { field, top: topOf(field) } : null;
  }

  override componentDidUpdate(_props: object, _state: object, held: Held | null) {
    if (!held?.field.isConnected) return;
    // In a window of little height the whole document scrolls.
    for (const room of [held.field.closest("main"), document.scrollingElement])
      if (room) room.scrollTop += topOf(held.field) - held.top;
  }

  override render() {
    return null;
  }
}
