export type CopyValuesTexts = {
  /** Message after a value was copied, with `{value}`. */
  said: string;
  /** Message if the browser refuses to copy: the value is then selected. */
  refused: string;
};
