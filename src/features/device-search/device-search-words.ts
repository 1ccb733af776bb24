/** The search's texts. The search fills in `{…}`. */
export type DeviceSearchWords = {
  heading: string;
  label: string;
  example: string;
  /** Button that answers without waiting for a pause in typing. */
  ask: string;
  /**
   * Headings of the buttons, by their kind; `one` and `more`, with `{n}`, say how many are not shown; `told`, with
   * `{n}` and `{names}`, is announced.
   */
  choices: Record<"choose" | "close" | "siblings" | "one" | "more", string> & { told: Record<"one" | "other", string> };
  /** Button for phones that are not among the suggestions. */
  notListed: string;
  /** Shown before anything is typed. */
  waiting: string;
  /** Titles have `{device}`; `conditional` is a yes that does not hold for every phone of that name. */
  listed: Answer;
  conditional: Answer;
  /** Region names as they follow «de», by code. */
  regions: Readonly<Record<string, string>>;
  /** Answers for phones sold in a region; with `{device}` and `{region}`. */
  sold: Record<"no" | "unknown" | "yes", Answer>;
  /** Reasons why a phone cannot be used yet; `carrier` has `{device}`. */
  holds: Record<"stolen" | "account" | "locked" | "carrier", Answer>;
  refurbished: string;
  twoChips: string;
  /** How to be sure, at the end of sentences above and below: an answer contains it only once. */
  dial: string;
  /** `{words}`: words that were not understood and may change the answer. */
  unread: string;
  /** Reminder after a yes: the phone must be unlocked. */
  locked: string;
  /** Replaces `locked` if the visitor wrote that the phone is unlocked. */
  free: string;
  /** Introduces what is known and unknown about a listed model. */
  notes: string;
  exact: string;
  unsure: string;
  choose: Answer;
  /** Replaces `choose` if there is only one; the title has `{device}`. */
  chooseOne: Answer;
  close: Answer;
  /** The title has `{text}`; `empty` if nothing is typed. */
  unknown: Answer & { empty: string };
  /** Ways to find out without the list, and the conclusion if none of them says yes. */
  ways: readonly { heading: string; text: string }[];
  noWay: string;
  /** The title has `{device}`. */
  lacking: Answer;
  /** Introduces each answer while the list is sample data. */
  sampled?: { mark: string; text: string };
};

type Answer = { title: string; text: string };
