/** Numbers in their feminine forms, as in `una membresía`. */
const countWords = ["cero", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

/** Spells a small number for counting feminine nouns; numbers above ten are in figures, as usual in Spanish. */
export function spellCount(count: number): string {
  return countWords[count] ?? `${count}`;
}
