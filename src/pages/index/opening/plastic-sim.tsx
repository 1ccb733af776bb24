import styles from "./plastic-sim.module.css";

/** The dots that the card breaks into, in groups that leave one after the other: first those next to the phone. */
const columns = 12;
const dots = Array.from({ length: columns * 15 }, (_, index) => {
  const column = index % columns;
  const line = Math.floor(index / columns);
  const group = Math.floor((columns - 1 - column + ((line * 5 + column * 3) % 3)) / 2.8);
  return { x: 9 + column * 14, y: 9 + line * 14, group };
}).filter(({ x, y }) => x - y < 106);
const groups = [0, 1, 2, 3, 4] as const;

const outline =
  "M16 0h92a12 12 0 0 1 9 4l53 53a12 12 0 0 1 4 9v136a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16V16A16 16 0 0 1 16 0z";

type PlasticSimProps = {
  /** The lines of text that the outline shows once the card has left it. */
  lines: readonly [string, string, string];
};

/** The plastic SIM that moves into the phone: its outline, and the card, which breaks into dots. Decorative. */
export function PlasticSim({ lines }: PlasticSimProps) {
  return (
    <svg className={styles.sim} viewBox="-4 -4 182 226" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <g className={styles.ghost} fill="var(--blanco)" fontSize={25} fontWeight={600} textAnchor="middle">
        {/* Covers the ring, so that nothing is behind the words. */}
        <path fill="var(--talavera)" stroke="var(--blanco)" strokeWidth={2.5} strokeDasharray="2 8" d={outline} />
        {lines.map((line, index) => (
          <text key={line} x="82" y={96 + 27 * index}>
            {line}
          </text>
        ))}
      </g>
      <g className={styles.card} fill="var(--masa-2)" stroke="var(--obsidiana)" strokeWidth={4}>
        <path d={outline} />
        <rect fill="var(--oro)" strokeWidth={3.5} x="40" y="104" width="92" height="78" rx="14" />
        <path
          fill="none"
          strokeWidth={3.5}
          d="M40 130h28v26H40M132 130h-28v26h28M86 104v16M86 182v-16M68 130q18-18 36 0v26q-18 18-36 0z"
        />
        <path stroke="var(--lila)" strokeWidth={6} d="M22 30h54M22 48h36" />
      </g>
      <g className={styles.dots} fill="none" stroke="var(--masa-2)" strokeWidth={8}>
        {groups.map((group) => (
          <path key={group} opacity={0} d={drawDots(group)} />
        ))}
      </g>
    </svg>
  );
}

/** @returns path data of the group's round dots. */
function drawDots(group: number): string {
  let [lastX, lastY] = [0, 0];
  return dots
    .filter((dot) => dot.group === group)
    .map(({ x, y }) => {
      const move = `m${x - lastX} ${y - lastY}h0`;
      [lastX, lastY] = [x, y];
      return move;
    })
    .join("");
}
