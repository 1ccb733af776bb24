/**
 * Lists the runs of consecutive words of a text as written, without the punctuation around them, the longest first.
 *
 * @param maxWords - maximum number of words of a run.
 */
export function listWordRuns(text: string, maxWords: number): string[] {
  const words = text.match(/[\p{L}\p{N}+*#]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? [];
  const runs: string[] = [];
  for (let length = Math.min(maxWords, words.length); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++)
      runs.push(words.slice(start, start + length).join(" "));
  return runs;
}
