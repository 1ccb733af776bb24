type DataPassProps = {
  name: string;
  /** Codes of the two countries. */
  from: string;
  to: string;
  /** What the pass is worth, with the texts before and after it. */
  figure: string;
  texts: readonly [string, string];
  /** The membership that includes it, and a text about it. */
  plan: readonly [string, string];
};

/** A boarding pass for data abroad. Its look is attributes, to keep the stylesheet short. */
export function DataPass({ name, from, to, figure, texts, plan }: DataPassProps) {
  return (
    <svg
      role="img"
      aria-label={`${name}: ${texts[0]} ${figure} ${texts[1]}`}
      viewBox="0 0 240 366"
      fill="var(--blanco)"
      fontSize="22"
      fontWeight="650"
      strokeWidth="2.5"
      data-pass
    >
      <path
        fill="var(--talavera)"
        stroke="var(--talavera-claro)"
        d="M14 2h174l50 50v56a11 11 0 0 0 0 22v222a12 12 0 0 1-12 12H14a12 12 0 0 1-12-12V130a11 11 0 0 0 0-22V14A12 12 0 0 1 14 2z"
      />
      <path
        fill="none"
        strokeDasharray=".1 7"
        stroke="var(--blanco)"
        strokeLinecap="round"
        strokeWidth="3.5"
        d="M84 86q36-36 70-16"
      />
      <path d="M176 88L158 63L161 79L147 85z" />
      <path stroke="var(--talavera-claro)" strokeDasharray="6 6" d="M16 119h208M16 274h208" />
      <text x="18" y="38">
        {name}
      </text>
      <g fontFamily="var(--font-title)" fontWeight="800">
        <text x="17" y="96" fontSize="42">
          {from}
        </text>
        <text x="223" y="96" fontSize="42" textAnchor="end">
          {to}
        </text>
        <text x="17" y="218" fontSize="58">
          {figure}
        </text>
      </g>
      <text x="18" y="158">
        {texts[0]}
      </text>
      <text x="18" y="250">
        {texts[1]}
      </text>
      <text x="18" y="312">
        {plan[0]}
      </text>
      <text x="18" y="342" fill="var(--lila)">
        {plan[1]}
      </text>
    </svg>
  );
}
