type EmphasizedTextProps = {
  /** The middle part is emphasized. The parts include the spaces between them. */
  parts: readonly [before: string, loud: string, after: string];
};

/** A heading's text with an emphasized part, styled by the surrounding heading. */
export function EmphasizedText({ parts: [before, loud, after] }: EmphasizedTextProps) {
  return (
    <>
      {before}
      <em>{loud}</em>
      {after}
    </>
  );
}
