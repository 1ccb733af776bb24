import { maskPersonalNumbers } from "#domain/search/personal-numbers.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { createAssistant } from "./assistant-engine.ts";
import type { AssistantChoice, AssistantTurn } from "./assistant-turn.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";
import { forgetConversation, type KeptTurn, keepConversation, readKeptConversation } from "./kept-conversation.ts";
import { loadAssistant } from "./load-assistant.ts";
import { findPressed } from "./offers.ts";
import { scrollToAnswer, showTurn } from "./show-turn.ts";

type ConversationForm = {
  /** Contains the markup of `HelpAssistant`. */
  root: HTMLElement;
  props: HelpAssistantSettings;
  field: HTMLInputElement;
  /** Adds a turn whose answer is still missing. */
  addTurn: (text: string) => HTMLElement;
  focusField: () => void;
};

type Conversation = ReturnType<typeof createAssistant>;
type Answer = (assistant: Conversation) => Promise<AssistantTurn> | AssistantTurn;

/** Answers the turns of the form, one after the other, and keeps them. */
export function openConversation({ root, props, field, addTurn, focusField }: ConversationForm) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [talk, turns, announced] = [part("talk"), part("turns"), part("announced")];
  const { words } = props;
  let engine: ReturnType<typeof loadAssistant> | undefined;
  let conversation: Conversation | undefined;
  /** What was asked and answered, the newest last. */
  let asked: KeptTurn[] = [];
  let answered: AssistantTurn[] = [];
  /** Whether someone may be in danger: then nobody else may find the conversation. */
  let isPrivate = false;
  /** Turns are answered one after the other, also if the next is asked before. */
  let last: Promise<unknown> = Promise.resolve();

  /** Loads the engine. A failure is not cached, so the next use tries again. */
  function load() {
    engine ??= loadAssistant(props);
    engine.catch(() => (engine = undefined));
    return engine;
  }

  async function answerOrHandOver(reply: Answer): Promise<AssistantTurn> {
    try {
      conversation ??= (await load()).start();
      return await reply(conversation);
    } catch (error) {
      console.warn("The assistant did not load.", error);
      const { text, actions } = navigator.onLine ? { text: words.handOver.failed, actions: [] } : props.offline;
      return { kind: "handOver", text, actions, others: [], othersKind: "beside" };
    }
  }

  const chooseOrAnswer = (choice: AssistantChoice, assistant: Conversation) =>
    "text" in choice ? assistant.answer(choice.text) : assistant.choose(choice);

  /** Replies to a kept turn: to what was written or, if it was pressed, to what an answer before it had offered. */
  function replyAgain({ text, isPressed }: KeptTurn, assistant: Conversation) {
    if (isPressed && text === words.person) return assistant.handOver();
    const choice = isPressed && findPressed(answered, text);
    return choice ? chooseOrAnswer(choice, assistant) : assistant.answer(text);
  }

  /** @param isFoundAgain - whether it was answered before the page was left. */
  function addAnswer(kept: KeptTurn, turn: HTMLElement, getReply: Answer, isFoundAgain = false): void {
    const answering = last.then(async () => {
      // The conversation was started again meanwhile.
      if (!turn.isConnected) return;
      asked.push({ ...kept, text: maskPersonalNumbers(kept.text) });
      const reply = await answerOrHandOver(getReply);
      if (!turn.isConnected) return;
      answered.push(reply);
      const said = showTurn(turn, reply, { ...props, asked: asked.map(({ text }) => text), onChoose, onAskPerson });
      if (!isFoundAgain) {
        announceText(announced, said);
        scrollToAnswer(turn, kept.isPressed ? turn : field.form);
      }
      isPrivate ||= conversation?.isAboutDanger() === true;
      if (isPrivate) forgetConversation();
      else if (!isFoundAgain) keepConversation(asked, root.firstElementChild?.id);
    });
    last = answering.then(() => talk.toggleAttribute("data-busy", turns.querySelector("[aria-busy]") !== null));
  }

  const answer = (text: string, turn: HTMLElement) =>
    addAnswer({ text, isPressed: false }, turn, (assistant) => assistant.answer(text));

  function press(text: string, getReply: Answer): void {
    addAnswer({ text, isPressed: true }, addTurn(text), getReply);
    focusField();
  }

  const onChoose = (choice: AssistantChoice) => press(choice.label, (assistant) => chooseOrAnswer(choice, assistant));
  const onAskPerson = () => press(words.person, (assistant) => assistant.handOver());

  async function restore(): Promise<void> {
    for (const kept of readKeptConversation())
      addAnswer(kept, addTurn(kept.text), (assistant) => replyAgain(kept, assistant), true);
    await last;
    delete turns.dataset.filling;
    // The conversation may be too old to be found again.
    if (turns.childElementCount === 0) forget();
  }

  function forget(): void {
    turns.textContent = "";
    talk.hidden = true;
    [asked, answered, isPrivate, conversation] = [[], [], false, undefined];
    forgetConversation();
  }

  part("restart")
    .querySelector("button")
    ?.addEventListener("click", () => {
      forget();
      field.value = "";
      field.focus();
    });
  // A link to a part of this page begins another entry of the history.
  addEventListener("hashchange", () => asked.length > 0 && !isPrivate && keepConversation(asked));
  addEventListener("pagehide", () => isPrivate && forget());
  void load().catch(() => undefined);
  return { answer, restore };
}
