/**
 * How an answer is said aloud, found by ear with Orca and Firefox:
 * - The element with `aria-live` is in the page from the start and never hidden: one that comes with its words, or is
 *   shown with them, is not said. So only its words change. It has no role: an empty `status` is a line to read.
 * - They are one whole sentence with what it is about: a reader says only the part that changed, or all of it without
 *   its context. No `aria-atomic`: with it, Orca 43 says nothing.
 * - It stands outside what becomes `inert` or `hidden`, and outside fields: there, what is typed would be said too.
 * - It is emptied once it has been said: reading on, line by line, one would meet the answer twice. That is not said.
 */
export function announce(live: Element, words: string): void {
  live.textContent = anew(live.textContent, words);
  clearTimeout(leaving.get(live));
  leaving.set(
    live,
    setTimeout(() => {
      live.textContent = "";
    }, staysMs),
  );
}

const leaving = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Milliseconds until words are gone: a reader has taken them by then, even if it is still saying others. */
const staysMs = 4_000;

/** @returns words that differ from those before: the same words again are no news to a reader. */
export function anew(before: string, words: string): string {
  return words !== "" && words === before ? `${words}\u00a0` : words;
}
