/** The script's texts. */
export type HelpWidgetWords = {
  opening: string;
  open: string;
  /** Names the ways that work. */
  failed: string;
};
