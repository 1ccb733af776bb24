import { maskText } from "#domain/search/long-numbers.ts";
import { maskPersonalNumbers } from "#domain/search/personal-numbers.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { buildMailtoUrl } from "#domain/text/mail-draft.ts";
import { describeSupportStatus } from "#features/support-status/describe-support-status.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { AssistantChoice, AssistantLink, AssistantParagraph, AssistantTurn } from "./assistant-turn.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";

/** Maximum number of the person's last texts in the mail, so that its address stays short enough for mail programs. */
const mostInMail = 10;

/** Who cannot hear or speak on the phone. */
const voiceless =
  /\b(sord[oa]s?|sordomud[oa]s?|mud[oa]s?|hipoacusia|tartamud\w*|no (oigo|escucho|puedo (oir|hablar|escuchar)))\b/;

/** When somebody answers: «¿abren hoy domingo?». */
const hoursAsked =
  /\b(horas?|horarios?|abren|abiert[oa]s?|cierran|domingos?|sabados?|festivos?|madrugada|hoy|ahorita|hours)\b/;

export type TurnSettings = Pick<HelpAssistantSettings, "words" | "hours" | "status" | "mail"> & {
  /** What the person has written so far, with personal numbers masked. */
  asked: readonly string[];
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
  const part = (name: string) => item.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const { words } = settings;
  part("waiting").textContent = "";
  part("answer").removeAttribute("aria-busy");
  const [asked, masked] = [part("asked").textContent ?? "", maskPersonalNumbers(part("asked").textContent ?? "")];
  part("asked").textContent = masked;
  if (turn.kind === "answer") {
    const link = part("link");
    link.textContent = turn.title;
    link.setAttribute("href", turn.href);
    part("title").hidden = false;
    showChoices(part('choices="names"'), turn.names, settings);
  } else part("title").remove();
  const contact = part("contact");
  const isCalled = turn.kind === "answer" && hasCall(turn, contact);
  if (isCalled || turn.kind === "handOver") showContact(contact, settings);
  if (turn.kind === "answer" || turn.kind === "handOver") {
    const actions = isCalled
      ? turn.actions.filter(({ href }) => href !== callOf(contact).getAttribute("href"))
      : turn.actions;
    showActions(part("actions"), part("action"), actions);
    if (actions.length > 0) for (const link of contact.querySelectorAll<HTMLElement>("a")) makeQuiet(link);
  }
  if (turn.kind === "ask") {
    const names = part('choices="names"');
    (names.querySelector("legend") as HTMLElement).textContent = words.which;
    showChoices(names, turn.choices, settings);
  }
  const isAboutHours =
    turn.kind === "handOver" && turn.text === words.handOver.asked && hoursAsked.test(foldSpelling(asked));
  const texts = [
    ...(masked.includes(maskText) ? [[words.masked]] : []),
    ...(isAboutHours ? [[takeHours(contact)]] : []),
    ...toParagraphs(turn),
  ];
  replaceAllChildren(part("text"), ...texts.map(renderParagraph));
  const others = part('choices="others"');
  const othersKind = turn.kind === "answer" || turn.kind === "handOver" ? turn.othersKind : "beside";
  if (othersKind !== "beside") (others.querySelector("legend") as HTMLElement).textContent = words[othersKind];
  const isOffered = turn.kind === "answer" || (turn.kind === "handOver" && turn.others.length > 0);
  showChoices(others, isOffered ? turn.others : [], settings, isOffered);
  const person = others.querySelector<HTMLElement>("[data-person]");
  if (turn.kind === "handOver") person?.remove();
  person?.addEventListener("click", settings.onAskPerson);
  return toAnnouncement(turn, texts, words);
}

/**
 * Shows the beginning of an answer that does not fit the view.
 *
 * @param start - where the view then starts: the answer, if what was pressed is below it, or else the field.
 */
export function scrollToAnswer(item: HTMLElement, start: HTMLElement | null): void {
  const { top, bottom } = item.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) start?.scrollIntoView?.({ block: "start" });
}

function toParagraphs(turn: AssistantTurn): readonly AssistantParagraph[] {
  if (turn.kind === "answer") return turn.paragraphs;
  if (turn.kind === "said") return [[turn.text]];
  return turn.kind === "handOver" ? [[turn.text]] : [];
}

/** Only the first action of an answer has the main look. */
function showActions(row: HTMLElement, template: HTMLElement, actions: readonly AssistantLink[]): void {
  const links = actions.map(({ label, href }, at) => {
    const action = template.cloneNode(true) as HTMLElement;
    if (at > 0) makeQuiet(action);
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

function toAnnouncement(turn: AssistantTurn, texts: readonly AssistantParagraph[], words: TurnSettings["words"]) {
  if (turn.kind === "ask")
    return [words.which, ...turn.choices.map(({ label }) => label.replace(/[^.?!]$/, "$&."))].join(" ");
  const [text = []] = texts;
  const whole = text.map((part) => (typeof part === "string" ? part : part.label)).join("");
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(whole)?.[0] ?? whole;
  return turn.kind === "answer" ? `${turn.title.replace(/[^.?!]$/, "$&.")} ${sentence}` : whole;
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

/** The link by which support is called. */
const callOf = (contact: HTMLElement) => contact.querySelector('[href^="tel:"]') as HTMLElement;

/** Whether an answer says to call support. */
function hasCall({ actions, paragraphs }: Extract<AssistantTurn, { kind: "answer" }>, contact: HTMLElement): boolean {
  const number = callOf(contact).getAttribute("href");
  return [...actions, ...paragraphs.flat()].some((part) => typeof part !== "string" && part.href === number);
}

/** Moves the hours and whether support is open into the text. */
function takeHours(contact: HTMLElement): string {
  const hours = (contact.querySelector("[data-open-now]") as HTMLElement).parentElement as HTMLElement;
  hours.remove();
  return (hours.textContent ?? "").trim();
}

/** The ways to reach a person; a mail is first while support is closed, and for who cannot call. */
function showContact(contact: HTMLElement, { asked, hours, status, mail }: TurnSettings): void {
  const lines = asked.slice(-mostInMail).map((text) => `- ${text}`);
  const link = contact.querySelector<HTMLElement>("[data-mail]") as HTMLElement;
  link.setAttribute("href", buildMailtoUrl({ ...mail, lines: [mail.intro, "", ...lines, ""] }));
  const { text, isOpen } = describeSupportStatus(new Date(), hours, status);
  if (!isOpen || asked.some((each) => voiceless.test(foldSpelling(each)))) {
    const call = callOf(contact);
    Object.assign(link.dataset, call.dataset);
    makeQuiet(call);
    call.before(link);
  }
  (contact.querySelector("[data-open-now]") as HTMLElement).textContent = text.replace(/[^.]$/, "$&.");
  contact.hidden = false;
}
