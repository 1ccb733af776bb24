/**
 * Extracts the values between the pieces of a text, in order; undefined if the text does not consist of these pieces.
 *
 * @param pieces - the fixed parts: beginning, text between the gaps, end.
 * @param likelyValues - the likely value of each gap, which is tried first because it may contain the next piece.
 */
export function extractGapValues(
  text: string,
  pieces: readonly string[],
  likelyValues: readonly string[] = [],
): string[] | undefined {
  const [first = "", ...rest] = pieces;
  const lastLiteral = rest.pop();
  if (lastLiteral === undefined) return text === first ? [] : undefined;
  const end = text.length - lastLiteral.length;
  if (!text.startsWith(first) || !text.endsWith(lastLiteral) || end < first.length) return undefined;
  const gaps: string[] = [];
  let position = first.length;
  for (const [index, piece] of rest.entries()) {
    const likelyValue = likelyValues[index];
    const isLikelyValue = likelyValue !== undefined && text.startsWith(likelyValue + piece, position);
    const gapEnd = isLikelyValue ? position + likelyValue.length : text.indexOf(piece, position);
    if (gapEnd < 0 || gapEnd + piece.length > end)
      return likelyValues.length > 0 ? extractGapValues(text, pieces) : undefined;
    gaps.push(text.slice(position, gapEnd));
    position = gapEnd + piece.length;
  }
  return [...gaps, text.slice(position, end)];
}
