/**
 * Formats metrics as Prometheus' text, https://prometheus.io/docs/instrumenting/exposition_formats/. Labels never
 * contain visitors' input, so they need no escaping.
 */
export type Labels = Readonly<Record<string, string | number>>;

type Type = "counter" | "gauge" | "histogram";

export function formatMetric(name: string, type: Type, help: string, samples: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];
}

export function formatSample(name: string, value: number, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

export function formatGauge(name: string, help: string, value: number | undefined): string[] {
  return value === undefined ? [] : formatMetric(name, "gauge", help, [formatSample(name, value)]);
}

export type Counter = { add(labels?: Labels): void; lines(): string[] };

/**
 * @param initialLabels - label sets that start at 0, because Prometheus notices a first increase only after reading a
 *   0.
 */
export function createCounter(name: string, help: string, initialLabels: readonly Labels[] = []): Counter {
  const counts = new Map(initialLabels.map((labels) => [formatSample(name, 0, labels).slice(0, -1), 0]));
  return {
    add(labels) {
      const key = formatSample(name, 0, labels).slice(0, -1);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    lines: () =>
      formatMetric(
        name,
        "counter",
        help,
        [...counts].map(([key, count]) => `${key}${count}`),
      ),
  };
}

export type Histogram = { observe(value: number, labels: Labels): void; lines(): string[] };

/** @param bounds - upper bounds of the buckets, ascending. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  type Series = { labels: Labels; buckets: number[]; count: number; sum: number };
  const seriesByKey = new Map<string, Series>();
  return {
    observe(value, labels) {
      const key = formatSample(name, 0, labels);
      const series = seriesByKey.get(key) ?? { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 };
      seriesByKey.set(key, series);
      series.count += 1;
      series.sum += value;
      const bucket = bounds.findIndex((bound) => value <= bound);
      if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },
    lines: () => formatMetric(name, "histogram", help, [...seriesByKey.values()].flatMap(formatSamples)),
  };

  function formatSamples({ labels, buckets, count, sum }: Series): string[] {
    let cumulativeCount = 0;
    return [
      ...buckets.map((inBucket, index) => {
        cumulativeCount += inBucket;
        return formatSample(`${name}_bucket`, cumulativeCount, { ...labels, le: bounds[index] ?? 0 });
      }),
      formatSample(`${name}_bucket`, count, { ...labels, le: "+Inf" }),
      formatSample(`${name}_sum`, sum, labels),
      formatSample(`${name}_count`, count, labels),
    ];
  }
}
