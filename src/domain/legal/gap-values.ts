/**
 * Extracts the values between the pieces of a text, in order; undefined if the text does not consist of these pieces.
 *
 * @param pieces - the fixed parts: beginning, text between the gaps, end.
 * @param likely - the likely value of each gap, which is tried first because it may contain the next piece.
 */
export function extractGapValues(
  text: string,
  pieces: readonly string[],
  likely: readonly string[] = [],
): string[] | undefined {
  const [first = "", ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return text === first ? [] : undefined;
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return undefined;
  const gaps: string[] = [];
  let at = first.length;
  for (const [index, piece] of rest.entries()) {
    const guess = likely[index];
    const isAsGuessed = guess !== undefined && text.startsWith(guess + piece, at);
    const next = isAsGuessed ? at + guess.length : text.indexOf(piece, at);
    if (next < 0 || next + piece.length > end) return likely.length > 0 ? extractGapValues(text, pieces) : undefined;
    gaps.push(text.slice(at, next));
    at = next + piece.length;
  }
  return [...gaps, text.slice(at, end)];
}
