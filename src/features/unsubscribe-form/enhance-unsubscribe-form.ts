import { pastedAddress } from "#domain/pasted-address.ts";
import type { MailingList } from "#platform/marketing/marketing-provider.ts";
import { announce } from "#ui/announcement/announce.ts";
import type { UnsubscribeFormProps } from "./unsubscribe-form.tsx";

type EnhancerProps = {
  goesBy: UnsubscribeFormProps["goesBy"];
  /** On the button while waiting for the answer. */
  sending: string;
};

/**
 * Sends the form without leaving the page. On any failure the form stays as it was and only the console is told, as the
 * specification requires (section 8); the page says how else to get off the list.
 *
 * @param root - around what `UnsubscribeForm` rendered.
 */
export function enhanceUnsubscribeForm(root: HTMLElement, { goesBy, sending }: EnhancerProps): void {
  const part = <Part extends HTMLElement>(selector: string) => root.querySelector<Part>(selector) as Part;
  const form = part<HTMLFormElement>("[data-form]");
  const field = part<HTMLInputElement>("input");
  const button = part<HTMLButtonElement>("button");
  const buttonText = button.querySelector("span") as HTMLElement;
  const { textContent: submit } = buttonText;
  let isSending = false;

  rest();

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending || !isAddress()) return;
    show(true);
    const isDone = await attempt((list) => list.unsubscribe(field.value));
    show(false);
    if (!isDone) return console.warn("The unsubscription was not confirmed.");
    const done = part<HTMLTemplateElement>("template[data-done]").content.firstElementChild as HTMLElement;
    form.replaceWith(done);
    part("[data-until-done]").remove();
    done.querySelector<HTMLElement>("[tabindex]")?.focus();
    // The heading too: with the form goes the focus, and Orca does not read what gets it then.
    const lines = [...done.querySelectorAll("[tabindex], p")].map(({ textContent }) => textContent);
    announce(part("[aria-live]"), lines.join(" "));
  });

  field.addEventListener("input", rest);

  /** Until it is sent the field is not wrong: a reader says of an empty `required` one that it is. */
  function rest(): void {
    field.setAttribute("aria-required", "true");
    field.required = false;
    field.setCustomValidity("");
  }

  /** What is not an address is told as a missing one is: by the browser. Where a link decides, any text will do. */
  function isAddress(): boolean {
    field.required = true;
    field.setCustomValidity((goesBy === "typing" && pastedAddress(field.value).problem) || "");
    return field.reportValidity();
  }

  function show(sends: boolean): void {
    isSending = sends;
    form.setAttribute("aria-busy", `${sends}`);
    button.setAttribute("aria-disabled", `${sends}`);
    buttonText.textContent = sends ? sending : submit;
  }

  async function openedByLink(): Promise<void> {
    part("[data-needs-link]").hidden = true;
    form.hidden = false;
    const email = await attempt((list) => list.fetchEmail());
    // Text that the visitor has begun to type stays.
    if (email && field.value === "") field.value = email;
  }

  if (goesBy === "link" && new URLSearchParams(location.search).has("e")) void openedByLink();
}

/** @returns undefined if the provider did not load. */
async function attempt<Result>(ask: (list: MailingList) => Promise<Result>): Promise<Result | undefined> {
  try {
    const { browserProvider } = await import("#platform/marketing/browser-provider.ts");
    return await ask(browserProvider().mailingList);
  } catch (error) {
    console.warn("The marketing provider did not load.", error);
    return undefined;
  }
}
