/** Performance of page visits, by the metrics of https://web.dev/articles/vitals; visits are not identified. */

export const vitalsPath = "/api/vitals";

export const vitalNames = ["LCP", "INP", "CLS"] as const;
export type VitalName = (typeof vitalNames)[number];

export const deviceClasses = ["phone", "tablet", "desktop"] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Report of one visit: LCP and INP in ms, CLS as a score. */
export type VitalsReport = {
  /** Family of the page; see {@link getPageFamily}. */
  page: string;
  device: DeviceClass;
  values: Partial<Record<VitalName, number>>;
};

/** Gets the first segment of a path, by which visits are counted. The rest could reveal a hidden promotion. */
export function getPageFamily(path: string): string {
  return `/${path.split("/")[1] ?? ""}`;
}

/** Number of visits with the same value of a metric. */
export type VitalCount = { page: string; device: DeviceClass; metric: VitalName; value: number; count: number };

export const vitalRetentionDays = 400;

const decimalsByMetric: Readonly<Record<VitalName, number>> = { LCP: 0, INP: 0, CLS: 3 };

/**
 * Rounds to whole ms or thousandths, then to two significant digits: precise enough for percentiles, too coarse to
 * recognise a visit. Forged reports cannot fill the store: equal values are only counted, and few values are possible.
 */
export function roundVitals(values: VitalsReport["values"]): Record<string, number> {
  const round = (metric: VitalName, value: number) =>
    Number(Number(value.toFixed(decimalsByMetric[metric])).toPrecision(2));
  return Object.fromEntries(
    Object.entries(values).map(([metric, value]) => [metric, round(metric as VitalName, value)]),
  );
}

/** Computes the smallest value that three quarters of the visits do not exceed. */
export function computeP75(counts: readonly { value: number; count: number }[]): number {
  const ascending = [...counts].sort((a, b) => a.value - b.value);
  let remainingVisits = 0.75 * ascending.reduce((sum, { count }) => sum + count, 0);
  for (const { value, count } of ascending) {
    remainingVisits -= count;
    if (remainingVisits <= 0) return value;
  }
  throw new RangeError("no visits");
}

/** Upper bounds of "good" and of "needs improvement". Source: https://web.dev/articles/vitals. */
const ratingBounds: Readonly<Record<VitalName, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

export type VitalRating = "good" | "needs-improvement" | "poor";

export function rateVital(metric: VitalName, value: number): VitalRating {
  const [goodLimit, fairLimit] = ratingBounds[metric];
  if (value <= goodLimit) return "good";
  return value <= fairLimit ? "needs-improvement" : "poor";
}
