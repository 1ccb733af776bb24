/** The assistant's replies as data; `show-turn.ts` renders them. */
import type { ConversationChoice } from "#domain/assistant/conversation.ts";

export type AssistantLink = { label: string; href: string };

/** A paragraph of a page: texts and links. */
export type AssistantParagraph = readonly (string | AssistantLink)[];

/** The text of a section: of a page, or of a part of one, as in `PageSection` of domain/search. */
export type SectionText = {
  /** The section's own heading. */
  title?: string;
  paragraphs: readonly AssistantParagraph[];
  links: readonly AssistantLink[];
  /** Whether the whole text is the answer, as for a question; otherwise only some paragraphs are quoted. */
  isWholeAnswer: boolean;
};

/** Mark of sample data, and the sentence that explains it. */
export type SampleNotice = { mark: string; text: string };

/** The answer of a tool about the item that a message names. */
export type ToolAnswer = {
  title: string;
  texts: readonly string[];
  /** Set if the answer is made from sample data. */
  sampleNotice?: SampleNotice | undefined;
  /** Set if the text may mean something else, so that a search shows the answer only if nothing else is meant. */
  isUnsure?: boolean;
  /** Link that opens the tool with the item filled in. */
  link: AssistantLink;
  /** Names that the message may mean; each is also the message that the choice sends. */
  names: readonly string[];
};

/** A tool of the site that the conversation can ask. */
export type AssistantTool = {
  /** Sections for which the tool answers; if the message names no item, the tool asks for one. */
  sections: readonly string[];
  /** Like `sections`, but if the message names no item, the section's own text is the answer. */
  namedSections?: readonly string[];
  /** Matches folded messages such as «voy a italia», which the tool answers if the search is unsure of the meaning. */
  openingPattern?: RegExp;
  /** Asks for the item if the message names none. */
  prompt: string;
  /** @returns the answer about the item that the message names; undefined if it names none. */
  find(text: string): Promise<ToolAnswer | undefined>;
};

/** A choice that the visitor can press instead of writing: a meaning, or a message. */
export type AssistantChoice = ConversationChoice | { label: string; text: string };

/** Kind of the choices below an answer: other meanings, other needs in the message, or the most similar sections. */
export type OtherChoicesKind = "beside" | "alsoAsked" | "nearest";

/** The assistant's turn in a conversation: its reply to one message or choice. */
export type AssistantTurn =
  | { kind: "reply"; text: string }
  | {
      kind: "ask";
      /** Displayed instead of the general question which choice is meant. */
      question?: string;
      choices: readonly AssistantChoice[];
    }
  | {
      kind: "handOver";
      text: string;
      /** Links shown above the ways to reach a person, such as the emergency number. */
      actions: readonly AssistantLink[];
      otherChoices: readonly AssistantChoice[];
      otherChoicesKind: OtherChoicesKind;
    }
  | {
      kind: "answer";
      title: string;
      /** Address of the section that answers. */
      href: string;
      paragraphs: readonly AssistantParagraph[];
      actions: readonly AssistantLink[];
      /** Names to choose from, if the message may mean several items. */
      names: readonly AssistantChoice[];
      otherChoices: readonly AssistantChoice[];
      otherChoicesKind: OtherChoicesKind;
    };
