/** The script's texts. */
export type HelpWidgetTexts = {
  opening: string;
  open: string;
  /** Names other ways to get help. */
  failed: string;
};
