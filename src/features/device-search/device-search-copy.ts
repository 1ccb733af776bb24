import type { EsimSupport } from "#domain/devices/device-circumstances.ts";

export type DeviceSearchCopy = {
  heading: string;
  label: string;
  example: string;
  /** Phones that one press looks up. */
  examples: { label: string; names: readonly string[] };
  /** Texts of the drawn phone; `rows` are its checks, in the order compatible, unlocked, installed. */
  phone: { network: string; title: string; rows: readonly [string, string, string]; button: string };
  /** Label of the button that answers without waiting for a pause in typing. */
  ask: string;
  /**
   * `choose`, `close` and `siblings` are headings above suggested models. `one` and `more` give the number `{n}` of
   * models that are not shown. `announcement` is read to screen readers, with `{n}` and `{names}`.
   */
  choices: Record<"choose" | "close" | "siblings" | "one" | "more", string> & {
    announcement: Record<"one" | "other", string>;
  };
  /** Label of the button for phones that are not among the suggestions. */
  notListed: string;
  /**
   * Label of the button that forgets the stored phone: a word, and the rest for screen readers. `forgotten` is
   * announced afterwards.
   */
  forget: readonly [string, string];
  forgotten: string;
  /** Shown before anything is typed. */
  waiting: string;
  /** Replaces `{listed}` at the beginning of an answer. */
  onList: string;
  /** Answer to circumstances without a model; `region` is added if they include a region of sale. */
  incomplete: Answer & { region: string };
  /** Positive answer; the title has `{device}`. */
  listed: Answer;
  /** Positive answer if some phones called `{device}` have no eSIM. */
  conditional: Answer;
  /**
   * Answers for phones sold in a region, with `{listed}`, `{device}` and `{region}`; `{sold}` combines the last two.
   * `noted`: it is unknown whether they have eSIM, but a note of the model is about the region.
   */
  sold: Record<EsimSupport | "noted", Answer>;
  /** Reasons why a phone cannot be used yet. */
  holds: Record<"stolen" | "account" | "copy" | "locked", Answer>;
  /** Answer for a phone that a carrier may have locked; the title has `{sold}`. */
  unlockable: Answer;
  /** Instructions for unlocking a phone, by the reason why it may be locked. */
  unlocking: Record<"unpaid" | "abroad" | "carrier", string>;
  refurbished: string;
  twoChips: string;
  tray: string;
  /** Answers for a phone without a tray; `known` is used if the model has such versions. */
  noTray: { known: Answer; unknown: string };
  /** Sentence on checking by dialling *#06#. Several texts here end with it; an answer shows it only once. */
  dial: string;
  /** `{words}` are the typed words that were not understood and may change the answer. */
  unread: string;
  /** Reminder after a positive answer: the phone must be unlocked. */
  locked: string;
  /** Replaces `locked` if the visitor wrote that the phone is unlocked. */
  unlockedNote: string;
  /** Heading of the caveats about a listed model. */
  notes: string;
  exact: string;
  unsure: string;
  choose: Answer;
  /** Replaces `choose` if not all suggestions are shown. */
  chooseOrType: Answer;
  /** Replaces the text `choose` if there is only one suggestion; the title has `{device}`. */
  chooseOne: Answer;
  close: Answer;
  /** Shown next to a choice; `{text}` names another phone, which is not listed. */
  unlisted: string;
  /** The title has `{text}`; `empty` replaces the title if nothing is typed. */
  unknown: Answer & { empty: string };
  /** Answers for things other than listed phones, by kind. `isPhone`: the answer shows the ways to check a phone. */
  otherThings: Readonly<Record<string, Answer & { tone: "error" | "warning"; isPhone?: boolean }>>;
  /** Ways to check a phone that is not listed; `noCheck` is the conclusion if none of them shows eSIM. */
  checks: readonly { heading: string; text: string }[];
  ownCheck: string;
  noCheck: string;
  /** Answer for a phone known to have no eSIM; the title has `{device}`. */
  noEsim: Answer;
  /** Introduces each answer while the list is sample data. */
  sampleNotice?: { mark: string; text: string };
};

type Answer = { title: string; text: string };
