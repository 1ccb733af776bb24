/** The search's texts. The search fills in `{…}`. */
export type DeviceSearchWords = {
  heading: string;
  label: string;
  example: string;
  /** Answers at once. */
  ask: string;
  /**
   * Above the buttons, by what they are; `one` and `more`, with `{n}`, say how many are not shown. Said aloud: `told`, with
   * `{n}` and `{names}`.
   */
  choices: Record<"choose" | "close" | "siblings" | "one" | "more", string> & { told: Record<"one" | "other", string> };
  /** The way out when the phone is not among them. */
  notListed: string;
  /** Before anything is typed. */
  waiting: string;
  /** Titles with `{device}`; `conditional` is a yes that does not hold for every phone with that name. */
  listed: Answer;
  conditional: Answer;
  /** What each region is called after «de», by its code. */
  regions: Readonly<Record<string, string>>;
  /** Whether the phones of a region have eSIM; with `{device}` and `{region}`. */
  sold: Record<"no" | "unknown" | "yes", Answer>;
  /** What holds a phone; the carrier's with `{device}`. */
  holds: Record<"stolen" | "account" | "locked" | "carrier", Answer>;
  refurbished: string;
  twoChips: string;
  /** How to be sure, at the end of sentences above and below: an answer says it once. */
  dial: string;
  /** With `{words}`: nothing is known of what they change. */
  unread: string;
  /** What a yes still asks for. */
  locked: string;
  /** In its place, if they wrote that it is unlocked. */
  free: string;
  /** Introduces what is known about a listed model, and what is not. */
  notes: string;
  exact: string;
  unsure: string;
  choose: Answer;
  /** In place of `choose` if there is one; the title with `{device}`. */
  chooseOne: Answer;
  close: Answer;
  /** The title with `{text}`; `empty` if nothing is typed. */
  unknown: Answer & { empty: string };
  /** How to find out without the list, and what it means if none of them says yes. */
  ways: readonly { heading: string; text: string }[];
  noWay: string;
  /** The title with `{device}`. */
  lacking: Answer;
  /** First in each answer while the list is a sample. */
  sampled?: { mark: string; text: string };
};

type Answer = { title: string; text: string };
