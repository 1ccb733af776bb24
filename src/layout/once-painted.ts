/**
 * Calls back once the page has loaded and been painted: on a slow phone the first paint comes after the load, and whatever
 * runs before it delays it. A page in a tab that was never looked at is not painted.
 */
export function afterPaint(work: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(work));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame);
}
