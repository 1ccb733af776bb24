import { keepTypedValue } from "#platform/device/keep-typed-value.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { createAssistant } from "./assistant-engine.ts";
import type { AssistantChoice, AssistantTurn } from "./assistant-turn.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";

type Engine = Awaited<ReturnType<typeof import("./load-assistant.ts").loadAssistant>>;
type Conversation = ReturnType<typeof createAssistant>;

/**
 * Turns the form into a conversation, which stays in memory: nothing is stored or sent. The engine loads when the field
 * is used.
 *
 * @param root - contains the markup of `HelpAssistant`.
 */
export function enhanceHelpAssistant(root: HTMLElement, props: HelpAssistantSettings): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [turns, restart, announced] = [part("turns"), part("restart"), part("announced")];
  const template = (part("turn") as HTMLTemplateElement).content.firstElementChild as HTMLElement;
  const field = part("field") as HTMLInputElement;
  let module: Promise<typeof import("./load-assistant.ts")> | undefined;
  let engine: Promise<Engine> | undefined;
  let conversation: Conversation | undefined;
  let asked: string[] = [];
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

  /** Adds a turn, whose answer follows. */
  function ask(
    written: string,
    answer: (assistant: Conversation) => Promise<AssistantTurn> | AssistantTurn,
    isPressed = false,
  ): void {
    const item = template.cloneNode(true) as HTMLElement;
    const inItem = (name: string) => item.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
    inItem("asked").textContent = written;
    inItem("waiting").textContent = props.words.waiting;
    inItem("answer").setAttribute("aria-busy", "true");
    asked.push(written);
    turns.prepend(item);
    turns.hidden = restart.hidden = false;
    last = last.then(async () => {
      let turn: AssistantTurn = {
        kind: "handOver",
        text: props.words.handOver.failed,
        actions: [],
        others: [],
        othersKind: "beside",
      };
      try {
        conversation ??= (await load()).start();
        turn = await answer(conversation);
      } catch (error) {
        console.warn("The assistant did not load.", error);
      }
      const shown = await module?.catch(() => undefined);
      if (!shown) location.assign(`${field.form?.action}`);
      // The conversation was started again meanwhile.
      else if (item.isConnected) {
        const settings = { ...props, asked, onChoose, onAskPerson };
        announceText(announced, shown.showTurn(item, turn, settings));
        shown.scrollToAnswer(item, isPressed ? item : field.form);
      }
    });
  }

  /** The field is next to the newest answer; on touch its keyboard would cover the answer. */
  function focusField(): void {
    const isKeyboard = document.activeElement !== field && document.activeElement?.matches(":focus-visible");
    if (isKeyboard || !window.matchMedia?.("(pointer: coarse)").matches) field.focus({ preventScroll: true });
    else if (document.activeElement === field) field.blur();
  }

  function onChoose(choice: AssistantChoice): void {
    ask(
      choice.label,
      (assistant) => ("text" in choice ? assistant.answer(choice.text) : assistant.choose(choice)),
      true,
    );
    focusField();
  }

  function onAskPerson(): void {
    ask(props.words.person, (assistant) => assistant.handOver(), true);
    focusField();
  }

  field.addEventListener("focus", () => void load().catch(() => undefined));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const written = field.value.trim();
    if (written === "") return field.focus({ preventScroll: true });
    focusField();
    field.value = "";
    ask(written, (assistant) => assistant.answer(written));
  });
  restart.querySelector("button")?.addEventListener("click", () => {
    turns.textContent = "";
    turns.hidden = restart.hidden = true;
    asked = [];
    conversation = undefined;
    field.value = "";
    field.focus();
  });
  keepTypedValue(field);
}
