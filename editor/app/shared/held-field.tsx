import { Component } from "react";

type Held = { field: HTMLElement; top: number };

const topOf = (field: HTMLElement) => field.getBoundingClientRect().top;

/**
 * What comes and goes above a form leaves the field that has the focus where it is on the screen: its scrolling takes up
 * the difference. Browsers do so only where something is scrolled already. Drawn as nothing; a class, because only they
 * are asked before a change.
 */
export class HeldField extends Component {
  override getSnapshotBeforeUpdate(): Held | null {
    const field = document.activeElement;
    return field instanceof HTMLElement && field.parentElement?.closest("main") ? { field, top: topOf(field) } : null;
  }

  override componentDidUpdate(_props: object, _state: object, held: Held | null) {
    if (!held?.field.isConnected) return;
    // In a low window the whole editor scrolls.
    for (const room of [held.field.closest("main"), document.scrollingElement])
      if (room) room.scrollTop += topOf(held.field) - held.top;
  }

  override render() {
    return null;
  }
}
