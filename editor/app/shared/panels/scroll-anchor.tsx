import { Component } from "react";

type FieldPosition = { field: HTMLElement; top: number };

const measureTop = (field: HTMLElement) => field.getBoundingClientRect().top;

/**
 * Scrolls so that the focused field stays in place when content above it appears or disappears. Browsers do this only
 * in an element that has been scrolled. Only classes have `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchor extends Component {
  override getSnapshotBeforeUpdate(): FieldPosition | null {
    const field = document.activeElement;
    return field instanceof HTMLElement && field.parentElement?.closest("main")
      ? { field, top: measureTop(field) }
      : null;
  }

  override componentDidUpdate(_props: object, _state: object, positionBefore: FieldPosition | null) {
    if (!positionBefore?.field.isConnected) return;
    // In a low window, the document scrolls instead of `main`.
    for (const scrollable of [positionBefore.field.closest("main"), document.scrollingElement])
      if (scrollable) scrollable.scrollTop += measureTop(positionBefore.field) - positionBefore.top;
  }

  override render() {
    return null;
  }
}
