/**
 * Formats a number in Mexican notation: `1,440`, `0.5`. `Intl` is avoided: its first use costs a cheap phone 60 to 90
 * ms.
 *
 * @param decimals - fixed number of decimals; without it, as many as the number has, up to three.
 */
export function formatNumber(amount: number, decimals?: number): string {
  const decimalText = decimals === undefined ? String(Number(amount.toFixed(3))) : amount.toFixed(decimals);
  const [whole = "", fraction] = decimalText.split(".");
  const groupedDigits = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? groupedDigits : `${groupedDigits}.${fraction}`;
}
