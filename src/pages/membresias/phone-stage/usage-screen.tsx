type UsageScreenProps = {
  greeting: string;
  /** `share`: filled part of the ring, 0 to 1; `figure` and `text` are shown inside it. */
  ring: { share: number; figure: string; text: string };
  rows: readonly { name: string; text: string }[];
};

/** The app's first screen, which shows the data usage, as one SVG drawing. */
export function UsageScreen({ greeting, ring, rows }: UsageScreenProps) {
  return (
    <svg viewBox="0 0 250 520" fill="var(--blanco)" fontSize="15" aria-hidden="true">
      <text x="20" y="43" fontWeight="700">
        {greeting}
      </text>
      <circle cx="214" cy="38" r="15" fill="var(--cempasuchil)" />
      <g fill="none" strokeWidth="17" transform="rotate(-90 125 168)">
        <circle cx="125" cy="168" r="76" stroke="var(--blanco-14)" />
        <circle
          cx="125"
          cy="168"
          r="76"
          stroke="var(--nopal)"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${Math.round(ring.share * 100)} 100`}
        />
      </g>
      <g textAnchor="middle">
        <text x="125" y="178" fontSize="46" fontWeight="800" fontFamily="var(--font-title)">
          {ring.figure}
        </text>
        <text x="125" y="202">
          {ring.text}
        </text>
      </g>
      {rows.map(({ name, text }, index) => (
        <g key={name} transform={`translate(17 ${282 + index * 76})`}>
          <rect width="216" height="66" rx="14" fill="var(--blanco-9)" />
          <text x="15" y="28" fontWeight="700">
            {name}
          </text>
          <text x="15" y="50" fill="var(--lila)">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
