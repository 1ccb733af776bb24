import { keepTypedValue } from "#platform/device/keep-typed-value.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";

/**
 * Turns the form into a conversation. Nothing is sent to a server. The visitor's messages are kept in the tab's
 * history, and are answered again after Back or a reload. Everything but the form loads when the field is used.
 *
 * @param root - contains the markup of `HelpAssistant`.
 */
export function enhanceHelpAssistant(root: HTMLElement, props: HelpAssistantSettings): void {
  const findPart = (name: string, parent = root) => parent.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const conversation = findPart("talk");
  const template = (findPart("turn") as HTMLTemplateElement).content.firstElementChild as HTMLElement;
  const field = findPart("field") as HTMLInputElement;
  let pendingConversation: ReturnType<typeof loadConversation> | undefined;

  async function loadConversation() {
    return (await import("./turns/open-conversation.ts")).openConversation({ root, props, field, addTurn, focusField });
  }

  /** Opens the conversation. A failure is not cached, so the next use tries again. */
  function getConversation() {
    pendingConversation ??= loadConversation();
    pendingConversation.catch(() => (pendingConversation = undefined));
    return pendingConversation;
  }

  function addTurn(text: string): HTMLElement {
    const turn = template.cloneNode(true) as HTMLElement;
    findPart("asked", turn).textContent = text;
    findPart("waiting", turn).textContent = props.copy.waiting;
    findPart("answer", turn).setAttribute("aria-busy", "true");
    findPart("turns").prepend(turn);
    conversation.hidden = false;
    conversation.dataset.busy = "";
    return turn;
  }

  /**
   * Focuses the field, which is next to the newest answer, except on touch screens, whose keyboard would cover the
   * answer.
   */
  function focusField(): void {
    if (
      (document.activeElement !== field && hasVisibleFocus(document.activeElement)) ||
      !window.matchMedia?.("(pointer: coarse)").matches
    )
      field.focus({ preventScroll: true });
    else if (document.activeElement === field) field.blur();
  }

  function showOffline(turn: HTMLElement): void {
    findPart("waiting", turn).textContent = props.offline.text;
    findPart("answer", turn).removeAttribute("aria-busy");
    delete conversation.dataset.busy;
    announceText(findPart("announced"), props.offline.text);
  }

  const ignoreFailure = () => undefined;
  field.addEventListener("focus", () => void getConversation().catch(ignoreFailure));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) {
      announceText(findPart("announced"), props.copy.empty);
      return field.focus();
    }
    focusField();
    field.value = "";
    const turn = addTurn(text);
    getConversation().then(
      ({ answerTurn }) => answerTurn(text, turn),
      () => (navigator.onLine ? location.assign(`${field.form?.action}`) : showOffline(turn)),
    );
  });
  keepTypedValue(field);
  if (history.state?.conversation) {
    // All turns appear together, in the space that was reserved for them, so that nothing moves.
    conversation.hidden = false;
    conversation.dataset.busy = "";
    findPart("turns").dataset.filling = props.copy.waiting;
    getConversation().then(
      ({ restore }) => restore(),
      () => {
        conversation.hidden = true;
        delete findPart("turns").dataset.filling;
      },
    );
  }
}

/**
 * Whether an element has a visible focus, as from a keyboard; false in the oldest browsers, which lack the selector.
 */
function hasVisibleFocus(element: Element | null): boolean {
  try {
    return element?.matches(":focus-visible") ?? false;
  } catch {
    return false;
  }
}
