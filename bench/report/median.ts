/** @returns the middle value, or the mean of the two middle values; NaN if there are no values. */
export function computeMedian(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const upperValue = sortedValues[middle] ?? Number.NaN;
  return sortedValues.length % 2 === 1 ? upperValue : ((sortedValues[middle - 1] ?? Number.NaN) + upperValue) / 2;
}
