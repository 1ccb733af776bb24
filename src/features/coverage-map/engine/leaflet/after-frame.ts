/** Calls a function once the next frame is drawn. */
export function callAfterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
