/**
 * A number as Mexico writes it: `1,440`, `0.5`. Not by Intl, whose first use on a page takes a cheap phone 60 to 90 ms.
 *
 * @param decimals - as many, always; else as many as the number has, three at most.
 */
export function groupedNumber(amount: number, decimals?: number): string {
  const written = decimals === undefined ? String(Number(amount.toFixed(3))) : amount.toFixed(decimals);
  const [whole = "", fraction] = written.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
