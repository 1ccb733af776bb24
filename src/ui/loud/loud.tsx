type LoudProps = {
  /** Including spaces; the middle part is emphasized. */
  parts: readonly [before: string, loud: string, after: string];
};

/** A heading's text with its emphasis, styled by the heading around it. */
export function Loud({ parts: [before, loud, after] }: LoudProps) {
  return (
    <>
      {before}
      <em>{loud}</em>
      {after}
    </>
  );
}
