/** What the assistant answers, as data; `show-turn.ts` renders it. */
import type { ConversationChoice } from "#domain/search/conversation.ts";

export type AssistantLink = { label: string; href: string };

/** A paragraph of a page: texts and links. */
export type AssistantParagraph = readonly (string | AssistantLink)[];

/** What a place on the site says. */
export type PlaceText = {
  /** The place's own heading. */
  title?: string;
  paragraphs: readonly AssistantParagraph[];
  links: readonly AssistantLink[];
  /** Whether all of it answers, as of a question; of a part of a page, some paragraphs do. */
  isWhole: boolean;
};

/** What a tool of the site says about the thing that a text names. */
export type ToolAnswer = {
  title: string;
  texts: readonly string[];
  /** Opens the tool with the thing filled in. */
  link: AssistantLink;
  /** Names that the text may mean; each is a text that names one thing. */
  names: readonly string[];
};

/** A tool of the site, asked in the conversation. */
export type AssistantTool = {
  /** If the search leads a text to one of these places, the tool answers it, or asks for the thing to look up. */
  places: readonly string[];
  /** If the search leads a text to one of these, the tool answers only if the text names a thing; else the place does. */
  namedPlaces?: readonly string[];
  /** Matches the folded text of sentences such as «voy a Italia», which the tool answers if the search is unsure of them. */
  opening?: RegExp;
  /** Asks for the thing if the text names none. */
  prompt: string;
  /** @returns the answer about the thing that the text names; undefined if it names none. */
  find(text: string): Promise<ToolAnswer | undefined>;
};

/** What can be pressed instead of writing: a meaning, or a text. */
export type AssistantChoice = ConversationChoice | { label: string; text: string };

/** What the choices below an answer are: meanings beside the answer, other needs of the text, or only similar. */
export type OthersKind = "beside" | "alsoAsked" | "nearest";

export type AssistantTurn =
  | { kind: "said"; text: string }
  | { kind: "ask"; choices: readonly AssistantChoice[] }
  | {
      kind: "handOver";
      text: string;
      /** Links above those to a person: the emergency number. */
      actions: readonly AssistantLink[];
      others: readonly AssistantChoice[];
      othersKind: OthersKind;
    }
  | {
      kind: "answer";
      title: string;
      /** Address of the place that answers. */
      href: string;
      paragraphs: readonly AssistantParagraph[];
      actions: readonly AssistantLink[];
      /** Names to choose from, if the text may mean several things. */
      names: readonly AssistantChoice[];
      others: readonly AssistantChoice[];
      othersKind: OthersKind;
    };
