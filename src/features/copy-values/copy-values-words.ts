export type CopyValuesWords = {
  /** Shown when a value has been copied: `{value}`. */
  said: string;
  /** Shown when the browser refuses to copy: the value is selected instead. */
  refused: string;
};
