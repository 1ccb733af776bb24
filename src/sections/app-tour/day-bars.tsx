const width = 136;
const height = 22;

/** The data used on each day as bars, today's last. Their colours are attributes, to keep the stylesheet short. */
export function DayBars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days);
  const step = width / days.length;
  const bars = days.map((day, index) => `M${step * (index + 0.5)} ${height}v${Math.round((day / most) * -21)}`);
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--lila)"
      strokeWidth={11}
      aria-hidden="true"
    >
      <path d={bars.slice(0, -1).join("")} pathLength={100} strokeDasharray="100" data-usage-share />
      <path d={bars.at(-1)} stroke="var(--nopal)" pathLength={100} strokeDasharray="100" data-usage-share />
    </svg>
  );
}
