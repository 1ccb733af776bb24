/** The script's texts. */
export type HelpWidgetWords = {
  opening: string;
  open: string;
  /** With the ways that work. */
  failed: string;
};
