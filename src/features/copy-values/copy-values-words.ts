export type CopyValuesWords = {
  /** Said when a value has been copied: `{value}`. */
  said: string;
  /** Said when the browser does not let a script copy: the value is selected. */
  refused: string;
};
