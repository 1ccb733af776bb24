/** The script's texts. */
export type HelpWidgetWords = {
  opening: string;
  open: string;
  /** Names other ways to get help. */
  failed: string;
};
