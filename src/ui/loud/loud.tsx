type LoudProps = {
  /** Spaces included; the middle part stands out. */
  parts: readonly [before: string, loud: string, after: string];
};

/** A heading's text with its emphasis; the heading around it decides how that looks. */
export function Loud({ parts: [before, loud, after] }: LoudProps) {
  return (
    <>
      {before}
      <em>{loud}</em>
      {after}
    </>
  );
}
