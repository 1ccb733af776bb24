/** How fast a visit was, by the measures of https://web.dev/articles/vitals; no visit is told from another. */

export const vitalsPath = "/api/vitals";

export const vitalNames = ["LCP", "INP", "CLS"] as const;
export type VitalName = (typeof vitalNames)[number];

export const deviceClasses = ["phone", "tablet", "desktop"] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** What one visit sends: LCP and INP in ms, CLS as a score. */
export type VitalsReport = {
  /** See {@link pageKindOf}. */
  page: string;
  device: DeviceClass;
  values: Partial<Record<VitalName, number>>;
};

/** The first part of an address: pages of a family count together, and a hidden promotion is not named. */
export function pageKindOf(path: string): string {
  return `/${path.split("/")[1] ?? ""}`;
}

/** The same value from many visits. */
export type VitalCount = { page: string; device: DeviceClass; metric: VitalName; value: number; count: number };

/** To two significant digits: precise enough for percentiles, and too coarse to recognise a visit. */
export function roundedValues(values: VitalsReport["values"]): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([metric, value]) => [metric, Number(value.toPrecision(2))]));
}

/** The smallest value that three quarters of the visits do not exceed. */
export function p75(counts: readonly { value: number; count: number }[]): number {
  const ascending = [...counts].sort((a, b) => a.value - b.value);
  let left = 0.75 * ascending.reduce((sum, { count }) => sum + count, 0);
  for (const { value, count } of ascending) {
    left -= count;
    if (left <= 0) return value;
  }
  throw new RangeError("no visits");
}

/** Upper bounds of "good" and of "needs improvement". Source: https://web.dev/articles/vitals. */
const bounds: Readonly<Record<VitalName, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

export type VitalRating = "good" | "needs-improvement" | "poor";

export function ratingOf(metric: VitalName, value: number): VitalRating {
  const [good, fair] = bounds[metric];
  if (value <= good) return "good";
  return value <= fair ? "needs-improvement" : "poor";
}
