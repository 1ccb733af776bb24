/** The script's texts. `{at}` is `a las 10 p.m.`. */
export type SupportStatusWords = {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  /** The same moment, in the visitor's own time. */
  localClosesToday: string;
  localClosesTomorrow: string;
  localOpensToday: string;
  localOpensTomorrow: string;
};
