/**
 * A number as Mexico writes it: `1,440`, `0.5`. No Intl: its first use on a page takes a cheap phone 60 to 90 ms.
 *
 * @param decimals - always this many; without it, as many as the number has, up to three.
 */
export function groupedNumber(amount: number, decimals?: number): string {
  const written = decimals === undefined ? String(Number(amount.toFixed(3))) : amount.toFixed(decimals);
  const [whole = "", fraction] = written.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
