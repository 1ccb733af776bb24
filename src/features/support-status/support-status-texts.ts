/** The script's texts. `{at}` is `a las 10 p.m.`. */
export type SupportStatusTexts = {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  /** Like the texts above, in the visitor's local time. */
  localClosesToday: string;
  localClosesTomorrow: string;
  localOpensToday: string;
  localOpensTomorrow: string;
};
