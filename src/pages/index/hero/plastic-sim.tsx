import styles from "./plastic-sim.module.css";

/** The card's dots, row by row. Each digit is the dot's group: group 4 leaves first. */
const dotRows = [
  "2111000.....",
  "12100010....",
  "210100000...",
  "1202110000..",
  "22000001000.",
  "232101000000",
  "331201111000",
  "232220000100",
  "222221110000",
  "332232111000",
  "232222112000",
  "332222111001",
  "323232221011",
  "433222212111",
  "433322112001",
];
const groups = ["0", "1", "2", "3", "4"] as const;
const dotDistance = 14;
const firstDot = 9;

const outline =
  "M16 0h92a12 12 0 0 1 9 4l53 53a12 12 0 0 1 4 9v136a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16V16A16 16 0 0 1 16 0z";

type PlasticSimProps = {
  /** The lines of text that the outline shows once the card has left it. */
  lines: readonly [string, string, string];
};

/** The plastic SIM that moves into the phone: its outline, and the card, which dissolves into dots. Decorative. */
export function PlasticSim({ lines }: PlasticSimProps) {
  return (
    <svg className={styles.sim} viewBox="-4 -4 182 226" aria-hidden="true">
      <g className={styles.ghost}>
        <path d={outline} />
        {lines.map((line, index) => (
          <text key={line} x="112" y={96 + 27 * index}>
            {line}
          </text>
        ))}
      </g>
      <g className={styles.card}>
        <path d={outline} />
        <rect className={styles.chip} x="40" y="104" width="92" height="78" rx="14" />
        <path
          className={styles.lines}
          d="M40 130h28v26H40M132 130h-28v26h28M86 104v16M86 182v-16M68 130q18-18 36 0v26q-18 18-36 0z"
        />
        <path className={styles.print} d="M22 30h54M22 48h36" />
      </g>
      <g className={styles.dots}>
        {groups.map((group) => (
          <path key={group} data-group={group} d={drawDots(group)} />
        ))}
      </g>
    </svg>
  );
}

/** @returns path data with one round dot per cell of the group. */
function drawDots(group: string): string {
  let point: readonly [x: number, y: number] = [0, 0];
  const moves = dotRows.flatMap((row, line) =>
    [...row].flatMap((leaves, column) => {
      if (leaves !== group) return [];
      const to = [firstDot + column * dotDistance, firstDot + line * dotDistance] as const;
      const move = `m${to[0] - point[0]} ${to[1] - point[1]}h0`;
      point = to;
      return [move];
    }),
  );
  return moves.join("");
}
