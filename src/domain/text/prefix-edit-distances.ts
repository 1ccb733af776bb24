/**
 * @returns at index n, the number of typos between a word and the first n letters of a text. A typo is an extra,
 * missing or wrong letter, or two swapped letters.
 */
export function computePrefixEditDistances(word: string, text: string): number[] {
  let before: number[] = [];
  let above = Array.from({ length: text.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const here = [row];
    for (let column = 1; column <= text.length; column++) {
      const isSame = word[row - 1] === text[column - 1];
      let slips = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      slips = Math.min(slips, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1);
      const isSwapped = word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      if (isSwapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      here.push(slips);
    }
    before = above;
    above = here;
  }
  return above;
}
