/** Feminine forms, as in `una membresía`. */
const words = ["cero", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

/** A small number in words, for counting feminine nouns; above ten, in figures, as usual in Spanish. */
export function spellCount(count: number): string {
  return words[count] ?? `${count}`;
}
