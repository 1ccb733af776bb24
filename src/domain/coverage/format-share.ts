/**
 * A share formatted as a percentage: `37%`. Some coverage never reads 0%, incomplete coverage never reads 100%.
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
