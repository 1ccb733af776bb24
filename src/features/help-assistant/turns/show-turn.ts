import { maskPersonalNumbers } from "#domain/assistant/personal-numbers.ts";
import { buildMailtoUrl } from "#domain/mail/mail-draft.ts";
import { maskText } from "#domain/search/long-numbers.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { HelpAssistantSettings } from "#features/help-assistant/help-assistant-settings.ts";
import { describeSupportStatus } from "#features/support-status/describe-support-status.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { AssistantChoice, AssistantLink, AssistantParagraph, AssistantTurn } from "./assistant-turn.ts";

/** Maximum number of messages in the mail, so that the mail's URL stays short enough for mail programs. */
const maxMailTexts = 10;

/** Matches messages of people who cannot hear or speak on the phone. */
const cannotCallPattern =
  /\b(sord[oa]s?|sordomud[oa]s?|mud[oa]s?|hipoacusia|tartamud\w*|no (oigo|escucho|puedo (oir|hablar|escuchar)))\b/;

/** Matches questions about the support hours: «¿abren hoy domingo?». */
const hoursPattern =
  /\b(horas?|horarios?|abren|abiert[oa]s?|cierran|domingos?|sabados?|festivos?|madrugada|hoy|ahorita|hours)\b/;

export type TurnSettings = Pick<HelpAssistantSettings, "copy" | "hours" | "status" | "mail"> & {
  /** The visitor's messages so far, with personal numbers masked. */
  askedTexts: readonly string[];
  onChoose(choice: AssistantChoice): void;
  onAskPerson(): void;
};

/**
 * Fills the answer of a turn, always as text, never as markup.
 *
 * @param item - a copy of the template of `HelpAssistant`.
 * @returns the first sentence of the answer, for screen readers.
 */
export function showTurn(item: HTMLElement, turn: AssistantTurn, settings: TurnSettings): string {
  const findPart = (name: string) => item.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const { copy } = settings;
  findPart("waiting").textContent = "";
  findPart("answer").removeAttribute("aria-busy");
  const [asked, masked] = [
    findPart("asked").textContent ?? "",
    maskPersonalNumbers(findPart("asked").textContent ?? ""),
  ];
  findPart("asked").textContent = masked;
  if (turn.kind === "answer") {
    const link = findPart("link");
    link.textContent = turn.title;
    link.setAttribute("href", turn.href);
    findPart("title").hidden = false;
    showChoices(findPart('choices="names"'), turn.names, settings);
  } else findPart("title").remove();
  const contact = findPart("contact");
  const saysToCall = turn.kind === "answer" && hasCall(turn, contact);
  if (saysToCall || turn.kind === "handOver") showContact(contact, settings);
  if (turn.kind === "answer" || turn.kind === "handOver") {
    const actions = saysToCall
      ? turn.actions.filter(({ href }) => href !== findCallLink(contact)?.getAttribute("href"))
      : turn.actions;
    showActions(findPart("actions"), findPart("action"), actions);
    if (actions.length > 0) for (const link of contact.querySelectorAll<HTMLElement>("a")) makeQuiet(link);
  }
  if (turn.kind === "ask") {
    const namesGroup = findPart('choices="names"');
    (namesGroup.querySelector("legend") as HTMLElement).textContent = turn.question ?? copy.choiceQuestion;
    showChoices(namesGroup, turn.choices, settings);
  }
  const isAboutHours =
    turn.kind === "handOver" && turn.text === copy.handOver.asked && hoursPattern.test(foldSpelling(asked));
  const texts = [
    ...(masked.includes(maskText) ? [[copy.masked]] : []),
    ...(isAboutHours ? [[moveHoursToText(contact)]] : []),
    ...toParagraphs(turn),
  ];
  replaceAllChildren(findPart("text"), ...texts.map(renderParagraph));
  const othersGroup = findPart('choices="others"');
  const otherChoicesKind = turn.kind === "answer" || turn.kind === "handOver" ? turn.otherChoicesKind : "beside";
  if (otherChoicesKind !== "beside")
    (othersGroup.querySelector("legend") as HTMLElement).textContent = copy[otherChoicesKind];
  const showsOthers = turn.kind === "answer" || (turn.kind === "handOver" && turn.otherChoices.length > 0);
  showChoices(othersGroup, showsOthers ? turn.otherChoices : [], settings, showsOthers);
  const personButton = othersGroup.querySelector<HTMLElement>("[data-person]");
  if (turn.kind === "handOver") personButton?.remove();
  personButton?.addEventListener("click", settings.onAskPerson);
  return formatAnnouncement(turn, texts, copy);
}

/**
 * Scrolls to the beginning of an answer that does not fit into the view.
 *
 * @param start - the element at which the view then starts: the answer itself after a pressed button, otherwise the
 *   field.
 */
export function scrollToAnswer(item: HTMLElement, start: HTMLElement | null): void {
  const { top, bottom } = item.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) start?.scrollIntoView?.({ block: "start" });
}

function toParagraphs(turn: AssistantTurn): readonly AssistantParagraph[] {
  if (turn.kind === "answer") return turn.paragraphs;
  if (turn.kind === "reply") return [[turn.text]];
  return turn.kind === "handOver" ? [[turn.text]] : [];
}

/** Shows the actions of an answer; only the first one has the main look. */
function showActions(row: HTMLElement, template: HTMLElement, actions: readonly AssistantLink[]): void {
  const links = actions.map(({ label, href }, index) => {
    const action = template.cloneNode(true) as HTMLElement;
    if (index > 0) makeQuiet(action);
    action.setAttribute("href", href);
    (action.querySelector("[data-label]") as HTMLElement).textContent = label;
    return action;
  });
  replaceAllChildren(row, ...links);
  row.hidden = links.length === 0;
}

function makeQuiet(link: HTMLElement): void {
  link.dataset.variant = "quiet";
  delete link.dataset.cut;
}

function formatAnnouncement(turn: AssistantTurn, texts: readonly AssistantParagraph[], copy: TurnSettings["copy"]) {
  if (turn.kind === "ask")
    return [
      turn.question ?? copy.choiceQuestion,
      ...turn.choices.map(({ label }) => label.replace(/[^.?!]$/, "$&.")),
    ].join(" ");
  const [text = []] = texts;
  const wholeText = text.map((part) => (typeof part === "string" ? part : part.label)).join("");
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(wholeText)?.[0] ?? wholeText;
  return turn.kind === "answer" ? `${turn.title.replace(/[^.?!]$/, "$&.")} ${sentence}` : wholeText;
}

function renderParagraph(parts: AssistantParagraph): HTMLElement {
  const paragraph = document.createElement("p");
  const nodes = parts.map((part) => {
    if (typeof part === "string") return part;
    const link = document.createElement("a");
    link.href = part.href;
    link.textContent = part.label;
    return link;
  });
  paragraph.append(...nodes);
  return paragraph;
}

function showChoices(
  group: HTMLElement,
  choices: readonly AssistantChoice[],
  { onChoose }: TurnSettings,
  isShown = choices.length > 0,
): void {
  const template = group.querySelector("[data-choice]") as HTMLElement;
  for (const choice of choices) {
    const button = template.cloneNode(true) as HTMLElement;
    (button.querySelector("span") ?? button).textContent = choice.label;
    button.addEventListener("click", () => onChoose(choice));
    template.before(button);
  }
  template.remove();
  group.hidden = !isShown;
}

/** Finds the link that calls support; null while its number is a placeholder. */
const findCallLink = (contact: HTMLElement) => contact.querySelector<HTMLElement>('[href^="tel:"]');

/** Whether an answer contains the link that calls support. */
function hasCall({ actions, paragraphs }: Extract<AssistantTurn, { kind: "answer" }>, contact: HTMLElement): boolean {
  const callHref = findCallLink(contact)?.getAttribute("href");
  return (
    callHref !== undefined &&
    [...actions, ...paragraphs.flat()].some((part) => typeof part !== "string" && part.href === callHref)
  );
}

/** Removes the support hours and status from the contact block. @returns their text. */
function moveHoursToText(contact: HTMLElement): string {
  const hours = (contact.querySelector("[data-open-now]") as HTMLElement).parentElement as HTMLElement;
  hours.remove();
  return (hours.textContent ?? "").trim();
}

/** Shows the ways to reach a person; the mail comes first while support is closed, and for people who cannot call. */
function showContact(contact: HTMLElement, { askedTexts, hours, status, mail }: TurnSettings): void {
  const lines = askedTexts.slice(-maxMailTexts).map((text) => `- ${text}`);
  const link = contact.querySelector<HTMLElement>("[data-mail]") as HTMLElement;
  link.setAttribute("href", buildMailtoUrl({ ...mail, lines: [mail.intro, "", ...lines, ""] }));
  const { text, isOpen } = describeSupportStatus(new Date(), hours, status);
  if (!isOpen || askedTexts.some((each) => cannotCallPattern.test(foldSpelling(each)))) {
    const callLink = findCallLink(contact);
    if (callLink) {
      Object.assign(link.dataset, callLink.dataset);
      makeQuiet(callLink);
      callLink.before(link);
    }
  }
  (contact.querySelector("[data-open-now]") as HTMLElement).textContent = text.replace(/[^.]$/, "$&.");
  contact.hidden = false;
}
