/** Seed for a drawing: the same for the same name, everywhere and in every build. */
export function hashSeed(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7);
}
