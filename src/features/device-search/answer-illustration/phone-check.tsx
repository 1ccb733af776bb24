export type PhoneCheckState = "done" | "failed" | "open" | "later";

const looks = {
  done: { fill: "var(--jade-claro)", path: "M8 26l11 11L41 12" },
  failed: { fill: "var(--rosa)", path: "M10 10l28 28M38 10L10 38" },
  open: { fill: "var(--oro)", path: "M16 16a8 8 0 1 1 11 8c-2 1-3 3-3 7M24 41v.01" },
  later: { fill: "var(--oro)", path: "M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zM24 13v12l8 6" },
} as const satisfies Record<PhoneCheckState, { fill: string; path: string }>;

/** The icon of a check on the drawn phone. Decorative. */
export function PhoneCheck({ state }: { state: PhoneCheckState }) {
  const { fill, path } = looks[state];
  return (
    <>
      <rect fill={fill} x="16" y="17" width="44" height="44" rx="13" />
      <path stroke="var(--obsidiana)" strokeWidth={4.6} d={path} transform="translate(26 27) scale(0.5)" />
    </>
  );
}
