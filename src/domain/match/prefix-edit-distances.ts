/**
 * @returns at index n, the number of typos between a word and the first n letters of a text. A typo is an extra,
 * missing or wrong letter, or two swapped letters.
 */
export function computePrefixEditDistances(word: string, text: string): number[] {
  let rowBeforeLast: number[] = [];
  let previousRow = Array.from({ length: text.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const currentRow = [row];
    for (let column = 1; column <= text.length; column++) {
      const isSame = word[row - 1] === text[column - 1];
      let typoCount = (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1);
      typoCount = Math.min(typoCount, (previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1);
      const isSwapped = word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      if (isSwapped) typoCount = Math.min(typoCount, (rowBeforeLast[column - 2] ?? 0) + 1);
      currentRow.push(typoCount);
    }
    rowBeforeLast = previousRow;
    previousRow = currentRow;
  }
  return previousRow;
}
