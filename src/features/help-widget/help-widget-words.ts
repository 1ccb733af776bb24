/** What the script says. */
export type HelpWidgetWords = {
  opening: string;
  open: string;
  /** With the ways that work. */
  failed: string;
};
