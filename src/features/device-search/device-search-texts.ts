/** The search's texts. Comments name their placeholders: `{…}`. */
export type DeviceSearchTexts = {
  heading: string;
  label: string;
  example: string;
  /** Button that answers without waiting for a pause in typing. */
  ask: string;
  /**
   * Headings of the suggested models, by the kind of suggestion. `one` and `more` say that `{n}` models are not shown;
   * `told` is announced, with `{n}` and `{names}`.
   */
  choices: Record<"choose" | "close" | "siblings" | "one" | "more", string> & { told: Record<"one" | "other", string> };
  /** Button for phones that are not among the suggestions. */
  notListed: string;
  /** Shown before anything is typed. */
  waiting: string;
  /** Positive answers, titled with `{device}`; `conditional`: not every phone of that name has eSIM. */
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
  /** Sentence on checking by dialling *#06#. Several texts here end with it; an answer shows it only once. */
  dial: string;
  /** With `{words}`: typed words that were not understood and may change the answer. */
  unread: string;
  /** Reminder after a positive answer: the phone must be unlocked. */
  locked: string;
  /** Replaces `locked` if the visitor wrote that the phone is unlocked. */
  free: string;
  /** Heading of the caveats about a listed model. */
  notes: string;
  exact: string;
  unsure: string;
  choose: Answer;
  /** Replaces `choose` if there is only one; the title has `{device}`. */
  chooseOne: Answer;
  close: Answer;
  /** The title has `{text}`; `empty` if nothing is typed. */
  unknown: Answer & { empty: string };
  /** Ways to check a phone without the list, and the conclusion if none of them shows eSIM. */
  ways: readonly { heading: string; text: string }[];
  noWay: string;
  /** For a phone known to have no eSIM; the title has `{device}`. */
  lacking: Answer;
  /** Introduces each answer while the list is sample data. */
  sampled?: { mark: string; text: string };
};

type Answer = { title: string; text: string };
