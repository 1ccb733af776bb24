import { keepTypedValue } from "#platform/device/keep-typed-value.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { createAssistant } from "./assistant-engine.ts";
import type { AssistantChoice, AssistantTurn } from "./assistant-turn.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";
import { forgetConversation, type KeptTurn, keepConversation, readKeptConversation } from "./kept-conversation.ts";

type Engine = Awaited<ReturnType<typeof import("./load-assistant.ts").loadAssistant>>;
type Conversation = ReturnType<typeof createAssistant>;
type Answer = (assistant: Conversation) => Promise<AssistantTurn> | AssistantTurn;

/**
 * Turns the form into a conversation. Nothing is sent; what was written is kept in the tab's history, and answered anew
 * after Back or a reload. The engine loads when the field is used.
 *
 * @param root - contains the markup of `HelpAssistant`.
 */
export function enhanceHelpAssistant(root: HTMLElement, props: HelpAssistantSettings): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [talk, turns, announced] = [part("talk"), part("turns"), part("announced")];
  const template = (part("turn") as HTMLTemplateElement).content.firstElementChild as HTMLElement;
  const field = part("field") as HTMLInputElement;
  const { words } = props;
  let module: Promise<typeof import("./load-assistant.ts")> | undefined;
  let engine: Promise<Engine> | undefined;
  let conversation: Conversation | undefined;
  /** What was asked and answered, the newest last. */
  let asked: KeptTurn[] = [];
  let answered: AssistantTurn[] = [];
  /** Whether someone may be in danger: then nobody else may find the conversation. */
  let isPrivate = false;
  /** Turns are answered one after the other, also if the next is asked before. */
  let last: Promise<unknown> = Promise.resolve();

  /** Loads the engine. A failure is not cached, so the next use tries again. */
  function load(): Promise<Engine> {
    module ??= import("./load-assistant.ts");
    module.catch(() => (module = undefined));
    engine ??= module
      .then(({ loadAssistant }) => loadAssistant(props))
      .catch((error: unknown) => {
        engine = undefined;
        throw error;
      });
    return engine;
  }

  async function answerOrHandOver(answer: Answer): Promise<AssistantTurn> {
    try {
      conversation ??= (await load()).start();
      return await answer(conversation);
    } catch (error) {
      console.warn("The assistant did not load.", error);
      const { text, actions } = navigator.onLine ? { text: words.handOver.failed, actions: [] } : props.offline;
      return { kind: "handOver", text, actions, others: [], othersKind: "beside" };
    }
  }

  /**
   * Adds a turn, whose answer follows.
   *
   * @param isFoundAgain - whether it was answered before the page was left.
   */
  function ask(kept: KeptTurn, answer: Answer, isFoundAgain = false): void {
    const item = template.cloneNode(true) as HTMLElement;
    const inItem = (name: string) => item.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
    inItem("asked").textContent = kept.text;
    inItem("waiting").textContent = words.waiting;
    inItem("answer").setAttribute("aria-busy", "true");
    turns.prepend(item);
    talk.hidden = false;
    talk.dataset.busy = "";
    const answering = last.then(async () => {
      void load().catch(() => undefined);
      const late = await module?.catch(() => undefined);
      // The conversation was started again meanwhile.
      if (!item.isConnected) return;
      if (!late) {
        if (navigator.onLine && !isFoundAgain) return location.assign(`${field.form?.action}`);
        inItem("waiting").textContent = props.offline.text;
        inItem("answer").removeAttribute("aria-busy");
        return announceText(announced, props.offline.text);
      }
      asked.push({ ...kept, text: late.maskPersonalNumbers(kept.text) });
      const turn = await answerOrHandOver(answer);
      if (!item.isConnected) return;
      answered.push(turn);
      const said = late.showTurn(item, turn, { ...props, asked: asked.map(({ text }) => text), onChoose, onAskPerson });
      if (!isFoundAgain) {
        announceText(announced, said);
        late.scrollToAnswer(item, kept.isPressed ? item : field.form);
      }
      isPrivate ||= conversation?.isAboutDanger() === true;
      if (isPrivate) forgetConversation();
      else if (!isFoundAgain) keepConversation(asked, root.firstElementChild?.id);
    });
    last = answering.then(() => talk.toggleAttribute("data-busy", turns.querySelector("[aria-busy]") !== null));
  }

  /** The field is next to the newest answer; on touch its keyboard would cover the answer. */
  function focusField(): void {
    const isKeyboard = document.activeElement !== field && document.activeElement?.matches(":focus-visible");
    if (isKeyboard || !window.matchMedia?.("(pointer: coarse)").matches) field.focus({ preventScroll: true });
    else if (document.activeElement === field) field.blur();
  }

  const answerChoice = (choice: AssistantChoice, assistant: Conversation) =>
    "text" in choice ? assistant.answer(choice.text) : assistant.choose(choice);

  function onChoose(choice: AssistantChoice): void {
    ask({ text: choice.label, isPressed: true }, (assistant) => answerChoice(choice, assistant));
    focusField();
  }

  function onAskPerson(): void {
    ask({ text: words.person, isPressed: true }, (assistant) => assistant.handOver());
    focusField();
  }

  /** Answers a kept turn as before. */
  async function answerAgain({ text, isPressed }: KeptTurn, assistant: Conversation): Promise<AssistantTurn> {
    if (!isPressed) return assistant.answer(text);
    if (text === words.person) return assistant.handOver();
    const choice = (await module)?.findPressed(answered, text);
    return choice ? answerChoice(choice, assistant) : assistant.answer(text);
  }

  function restore(kept: readonly KeptTurn[]): void {
    // All turns appear together, so that nothing moves.
    turns.dataset.filling = words.waiting;
    for (const turn of kept) ask(turn, (assistant) => answerAgain(turn, assistant), true);
    void last.then(() => delete turns.dataset.filling);
  }

  function forget(): void {
    turns.textContent = "";
    talk.hidden = true;
    [asked, answered, isPrivate, conversation] = [[], [], false, undefined];
    forgetConversation();
  }

  field.addEventListener("focus", () => void load().catch(() => undefined));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const written = field.value.trim();
    if (written === "") return field.focus({ preventScroll: true });
    focusField();
    field.value = "";
    ask({ text: written, isPressed: false }, (assistant) => assistant.answer(written));
  });
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
  keepTypedValue(field);
  const kept = readKeptConversation();
  if (kept.length > 0) restore(kept);
}
