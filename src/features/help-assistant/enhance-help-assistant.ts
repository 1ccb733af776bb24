import { keepTypedValue } from "#platform/device/keep-typed-value.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";

/**
 * Turns the form into a conversation. Nothing is sent; what was written is kept in the tab's history, and answered anew
 * after Back or a reload. All but the form loads when the field is used.
 *
 * @param root - contains the markup of `HelpAssistant`.
 */
export function enhanceHelpAssistant(root: HTMLElement, props: HelpAssistantSettings): void {
  const part = (name: string, parent = root) => parent.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const talk = part("talk");
  const template = (part("turn") as HTMLTemplateElement).content.firstElementChild as HTMLElement;
  const field = part("field") as HTMLInputElement;
  let opening: ReturnType<typeof openOnce> | undefined;

  async function openOnce() {
    return (await import("./open-conversation.ts")).openConversation({ root, props, field, addTurn, focusField });
  }

  /** Opens the conversation. A failure is not cached, so the next use tries again. */
  function open() {
    opening ??= openOnce();
    opening.catch(() => (opening = undefined));
    return opening;
  }

  function addTurn(text: string): HTMLElement {
    const turn = template.cloneNode(true) as HTMLElement;
    part("asked", turn).textContent = text;
    part("waiting", turn).textContent = props.words.waiting;
    part("answer", turn).setAttribute("aria-busy", "true");
    part("turns").prepend(turn);
    talk.hidden = false;
    talk.dataset.busy = "";
    return turn;
  }

  /** The field is next to the newest answer; on touch its keyboard would cover the answer. */
  function focusField(): void {
    const isKeyboard = document.activeElement !== field && document.activeElement?.matches(":focus-visible");
    if (isKeyboard || !window.matchMedia?.("(pointer: coarse)").matches) field.focus({ preventScroll: true });
    else if (document.activeElement === field) field.blur();
  }

  function showOffline(turn: HTMLElement): void {
    part("waiting", turn).textContent = props.offline.text;
    part("answer", turn).removeAttribute("aria-busy");
    delete talk.dataset.busy;
    announceText(part("announced"), props.offline.text);
  }

  const ignore = () => undefined;
  field.addEventListener("focus", () => void open().catch(ignore));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") {
      announceText(part("announced"), props.words.empty);
      return field.focus({ preventScroll: true });
    }
    focusField();
    field.value = "";
    const turn = addTurn(text);
    open().then(
      ({ answer }) => answer(text, turn),
      () => (navigator.onLine ? location.assign(`${field.form?.action}`) : showOffline(turn)),
    );
  });
  keepTypedValue(field);
  if (history.state?.conversation) {
    // All turns appear together, in the place that was kept for them, so that nothing moves.
    talk.hidden = false;
    talk.dataset.busy = "";
    part("turns").dataset.filling = props.words.waiting;
    open().then(
      ({ restore }) => restore(),
      () => {
        talk.hidden = true;
        delete part("turns").dataset.filling;
      },
    );
  }
}
