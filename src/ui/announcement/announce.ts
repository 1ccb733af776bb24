/**
 * Announces a text to screen readers. The rules were found by testing with Orca and Firefox:
 * - The element with `aria-live` is in the page from the start and never hidden; only its text changes, because an
 *   element that is added or shown together with its text is not announced. It has no role: an empty `status` would be
 *   an extra line to read.
 * - Each text is a whole sentence with its subject: screen readers announce only the changed part, or the whole text
 *   without context. No `aria-atomic`: with it, Orca 43 announces nothing.
 * - The element is outside elements that become `inert` or `hidden`, and outside fields, where typing would be
 *   announced too.
 * - The text is removed afterwards, which is not announced: otherwise users who read line by line would read the text a
 *   second time.
 */
export function announceText(live: Element, copy: string): void {
  const text = varyRepeatedText(latest.get(live) ?? live.textContent, copy);
  latest.set(live, text);
  live.textContent = text;
  clearTimeout(removalTimers.get(live));
  removalTimers.set(
    live,
    setTimeout(() => {
      live.textContent = "";
    }, textLifetimeMs),
  );
}

/** The latest text of each element, which Orca does not announce again even after it was removed. */
const latest = new WeakMap<Element, string>();

const removalTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Milliseconds until the text is removed. Screen readers have received the text by then, but may still be speaking. */
const textLifetimeMs = 4_000;

/** @returns a text that differs from the previous one: screen readers do not announce the same text again. */
export function varyRepeatedText(before: string, copy: string): string {
  return copy !== "" && copy === before ? `${copy}\u00a0` : copy;
}
