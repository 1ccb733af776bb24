/**
 * Formats a share as a percentage: `37%`. A share above 0 never reads 0%, a share below 1 never reads 100%.
 *
 * @param share - 0 to 1.
 */
export function formatShare(share: number): string {
  if (share <= 0) return "0%";
  if (share >= 1) return "100%";
  const percent = Math.round(share * 100);
  if (percent < 1) return "<1%";
  return percent > 99 ? ">99%" : `${percent}%`;
}
