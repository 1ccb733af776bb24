/**
 * Writes Prometheus' text format, https://prometheus.io/docs/instrumenting/exposition_formats/. Labels never contain
 * visitors' input, so they need no escaping.
 */
export type Labels = Readonly<Record<string, string | number>>;

type Type = "counter" | "gauge" | "histogram";

export function metricLines(name: string, type: Type, help: string, samples: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];
}

export function sample(name: string, value: number, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

export function gauge(name: string, help: string, value: number | undefined): string[] {
  return value === undefined ? [] : metricLines(name, "gauge", help, [sample(name, value)]);
}

export type Counter = { add(labels?: Labels): void; lines(): string[] };

/** @param start - label sets that start at 0: Prometheus sees a first increase only if it has read a 0 before. */
export function counter(name: string, help: string, start: readonly Labels[] = []): Counter {
  const counts = new Map(start.map((labels) => [sample(name, 0, labels).slice(0, -1), 0]));
  return {
    add(labels) {
      const key = sample(name, 0, labels).slice(0, -1);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    lines: () =>
      metricLines(
        name,
        "counter",
        help,
        [...counts].map(([key, count]) => `${key}${count}`),
      ),
  };
}

export type Histogram = { observe(value: number, labels: Labels): void; lines(): string[] };

/** @param bounds - upper bounds of the buckets, ascending. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  type Series = { labels: Labels; buckets: number[]; count: number; sum: number };
  const all = new Map<string, Series>();
  return {
    observe(value, labels) {
      const key = sample(name, 0, labels);
      const series = all.get(key) ?? { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 };
      all.set(key, series);
      series.count += 1;
      series.sum += value;
      const bucket = bounds.findIndex((bound) => value <= bound);
      if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },
    lines: () => metricLines(name, "histogram", help, [...all.values()].flatMap(samplesOf)),
  };

  function samplesOf({ labels, buckets, count, sum }: Series): string[] {
    let upTo = 0;
    return [
      ...buckets.map((inBucket, index) => {
        upTo += inBucket;
        return sample(`${name}_bucket`, upTo, { ...labels, le: bounds[index] ?? 0 });
      }),
      sample(`${name}_bucket`, count, { ...labels, le: "+Inf" }),
      sample(`${name}_sum`, sum, labels),
      sample(`${name}_count`, count, labels),
    ];
  }
}
