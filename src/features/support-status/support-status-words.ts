/** What the script says. `{at}` is `a las 10 p.m.`. */
export type SupportStatusWords = {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  /** The same moment, on the visitor's own clock. */
  localClosesToday: string;
  localClosesTomorrow: string;
  localOpensToday: string;
  localOpensTomorrow: string;
};
