import { maskPersonalNumbers } from "#domain/assistant/personal-numbers.ts";
import type { createAssistant } from "#features/help-assistant/assistant-engine.ts";
import type { HelpAssistantSettings } from "#features/help-assistant/help-assistant-settings.ts";
import { loadAssistant } from "#features/help-assistant/load-assistant.ts";
import { findPressedChoice } from "#features/help-assistant/suggestions.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { AssistantChoice, AssistantTurn } from "./assistant-turn.ts";
import { forgetConversation, readSavedConversation, type SavedTurn, saveConversation } from "./saved-conversation.ts";
import { scrollToAnswer, showTurn } from "./show-turn.ts";

type ConversationForm = {
  /** Contains the markup of `HelpAssistant`. */
  root: HTMLElement;
  props: HelpAssistantSettings;
  field: HTMLInputElement;
  /** Adds a message of the visitor, whose answer is still missing. */
  addTurn: (text: string) => HTMLElement;
  focusField: () => void;
};

type Conversation = ReturnType<typeof createAssistant>;
type GetReply = (assistant: Conversation) => Promise<AssistantTurn> | AssistantTurn;

/** Opens the conversation: answers the messages of the form one after the other, and saves them. */
export function openConversation({ root, props, field, addTurn, focusField }: ConversationForm) {
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [talk, turns, announced] = [findPart("talk"), findPart("turns"), findPart("announced")];
  const { copy } = props;
  let engine: ReturnType<typeof loadAssistant> | undefined;
  let conversation: Conversation | undefined;
  /** The visitor's messages, the newest last, and their answers. */
  let askedTurns: SavedTurn[] = [];
  let answers: AssistantTurn[] = [];
  /** Whether someone may be in danger; such a conversation is not saved, so that no other person finds it. */
  let isPrivate = false;
  /** Resolves when all messages so far are answered: a message that is sent during an answer waits. */
  let answerQueue: Promise<unknown> = Promise.resolve();

  /** Loads the engine. A failure is not cached, so the next use tries again. */
  function loadEngine() {
    engine ??= loadAssistant(props);
    engine.catch(() => (engine = undefined));
    return engine;
  }

  async function answerOrHandOver(reply: GetReply): Promise<AssistantTurn> {
    try {
      conversation ??= (await loadEngine()).startConversation();
      return await reply(conversation);
    } catch (error) {
      console.warn("The assistant did not load.", error);
      const { text, actions } = navigator.onLine ? { text: copy.handOver.failed, actions: [] } : props.offline;
      return { kind: "handOver", text, actions, otherChoices: [], otherChoicesKind: "beside" };
    }
  }

  const chooseOrAnswer = (choice: AssistantChoice, assistant: Conversation) =>
    "text" in choice ? assistant.answer(choice.text) : assistant.choose(choice);

  /** Replies to a saved message, or to the pressed choice of an earlier answer. */
  function replyToSavedTurn({ text, isPressed }: SavedTurn, assistant: Conversation) {
    if (isPressed && text === copy.person) return assistant.handOver();
    const choice = isPressed && findPressedChoice(answers, text);
    return choice ? chooseOrAnswer(choice, assistant) : assistant.answer(text);
  }

  /** @param isRestored - whether the message was already answered before the visitor left the page. */
  function addAnswer(savedTurn: SavedTurn, turn: HTMLElement, getReply: GetReply, isRestored = false): void {
    const currentAnswer = answerQueue.then(async () => {
      // The visitor has restarted the conversation in the meantime.
      if (!turn.isConnected) return;
      askedTurns.push({ ...savedTurn, text: maskPersonalNumbers(savedTurn.text) });
      const reply = await answerOrHandOver(getReply);
      if (!turn.isConnected) return;
      answers.push(reply);
      const announcement = showTurn(turn, reply, {
        ...props,
        askedTexts: askedTurns.map(({ text }) => text),
        onChoose,
        onAskPerson,
      });
      if (!isRestored) {
        announceText(announced, announcement);
        scrollToAnswer(turn, savedTurn.isPressed ? turn : field.form);
      }
      isPrivate ||= conversation?.isAboutDanger() === true;
      if (isPrivate) forgetConversation();
      else if (!isRestored) saveConversation(askedTurns, root.firstElementChild?.id);
    });
    answerQueue = currentAnswer.then(() =>
      talk.toggleAttribute("data-busy", turns.querySelector("[aria-busy]") !== null),
    );
  }

  const answerTurn = (text: string, turn: HTMLElement) =>
    addAnswer({ text, isPressed: false }, turn, (assistant) => assistant.answer(text));

  function answerPress(text: string, getReply: GetReply): void {
    addAnswer({ text, isPressed: true }, addTurn(text), getReply);
    focusField();
  }

  const onChoose = (choice: AssistantChoice) =>
    answerPress(choice.label, (assistant) => chooseOrAnswer(choice, assistant));
  const onAskPerson = () => answerPress(copy.person, (assistant) => assistant.handOver());

  async function restore(): Promise<void> {
    for (const savedTurn of readSavedConversation())
      addAnswer(savedTurn, addTurn(savedTurn.text), (assistant) => replyToSavedTurn(savedTurn, assistant), true);
    await answerQueue;
    delete turns.dataset.filling;
    // Without messages, the saved conversation was too old to be restored.
    if (turns.childElementCount === 0) resetConversation();
  }

  function resetConversation(): void {
    turns.textContent = "";
    talk.hidden = true;
    [askedTurns, answers, isPrivate, conversation] = [[], [], false, undefined];
    forgetConversation();
  }

  findPart("restart")
    .querySelector("button")
    ?.addEventListener("click", () => {
      resetConversation();
      field.value = "";
      field.focus();
    });
  // A link to a part of this page creates another history entry, which must have the conversation too.
  addEventListener("hashchange", () => askedTurns.length > 0 && !isPrivate && saveConversation(askedTurns));
  addEventListener("pagehide", () => isPrivate && resetConversation());
  void loadEngine().catch(() => undefined);
  return { answerTurn, restore };
}
