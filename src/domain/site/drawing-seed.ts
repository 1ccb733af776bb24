/** Computes the seed of a drawing from its name, so that the drawing is the same everywhere and in every build. */
export function computeDrawingSeed(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7);
}
