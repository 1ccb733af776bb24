import { parsePastedEmail } from "#domain/mail/pasted-email.ts";
import type { MailingList } from "#platform/marketing/marketing-provider.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { UnsubscribeFormProps } from "./unsubscribe-form.tsx";

type EnhancerProps = {
  addressSource: UnsubscribeFormProps["addressSource"];
  /** Label of the button while sending. */
  sending: string;
  /** Replaces the page's heading and introduction, which ask the visitor to unsubscribe. */
  done: { title: string; text: string };
};

/**
 * Sends the form without leaving the page. An invalid address is not sent, and the field shows the problem. If the
 * provider fails, the form stays unchanged and only the console gets a warning, as the specification requires (section
 * 8); the page names another way to unsubscribe.
 *
 * @param root - contains the markup of `UnsubscribeForm`, in the opening of the page.
 */
export function enhanceUnsubscribeForm(root: HTMLElement, { addressSource, sending, done }: EnhancerProps): void {
  const findPart = <Part extends HTMLElement>(selector: string) => root.querySelector<Part>(selector) as Part;
  const form = findPart<HTMLFormElement>("[data-form]");
  const field = findPart<HTMLInputElement>("input");
  const button = findPart<HTMLButtonElement>("button");
  const buttonText = button.querySelector("span") as HTMLElement;
  const { textContent: submit } = buttonText;
  const liveRegion = findPart("[aria-live]");
  let isSending = false;
  /** The e-mail address from the provider; it needs no validation. */
  let fetchedEmail = "";

  // With `required`, screen readers would call the empty field invalid before anything is sent.
  field.setAttribute("aria-required", "true");
  field.required = false;

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    const problem = findProblem(field.value);
    showProblem(problem);
    if (problem !== "") return focusOrAnnounceProblem(problem);
    showSending(true);
    const isUnsubscribed = await tryProvider((list) => list.unsubscribe(field.value));
    showSending(false);
    if (!isUnsubscribed) return console.warn("The unsubscription was not confirmed.");
    const doneElement = findPart<HTMLTemplateElement>("template[data-done]").content.firstElementChild as HTMLElement;
    const opening = root.closest("header") as HTMLElement;
    const [heading, intro] = ["h1", "[data-intro]"].map((part) => opening.querySelector(part)) as [
      HTMLElement,
      HTMLElement,
    ];
    // Keep the height, so that nothing below moves: the replacements are shorter.
    for (const element of [heading, intro, root])
      element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    opening.toggleAttribute("data-done", true);
    form.replaceWith(doneElement);
    findPart("[data-until-done]").remove();
    intro.textContent = done.text;
    heading.textContent = done.title;
    heading.tabIndex = -1;
    heading.focus();
    // Announce the heading too: the removed form had the focus, and Orca does not read the newly focused element.
    announceText(liveRegion, [done.title, done.text, doneElement.textContent].join(" "));
  });

  field.addEventListener("input", () => {
    if (findProblem(field.value) === "") showProblem("");
  });

  /** @returns the problem with an address; empty if it may be sent. */
  function findProblem(text: string): string {
    return addressSource === "link" && fetchedEmail !== "" && text === fetchedEmail
      ? ""
      : (parsePastedEmail(text).problem ?? "");
  }

  /** Shows the problem next to the field and in the field's name, as the server does without script. */
  function showProblem(problem: string): void {
    const fieldContainer = field.parentElement as HTMLElement;
    const { id } = findPart<HTMLTemplateElement>("template[data-problem]").content.firstElementChild as HTMLElement;
    fieldContainer.querySelector(`#${id}`)?.remove();
    fieldContainer.toggleAttribute("data-invalid", problem !== "");
    if (problem !== "") {
      fieldContainer.append(findPart<HTMLTemplateElement>("template[data-problem]").content.cloneNode(true));
      (fieldContainer.querySelector(`#${id} span`) as HTMLElement).textContent = problem;
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-labelledby", `${field.id}-label ${id}`);
    } else for (const name of ["aria-invalid", "aria-labelledby"]) field.removeAttribute(name);
  }

  /** Focuses the field, so that screen readers read the problem; announces it if the field already has the focus. */
  function focusOrAnnounceProblem(problem: string): void {
    if (document.activeElement === field) announceText(liveRegion, problem);
    else field.focus();
  }

  function showSending(sends: boolean): void {
    isSending = sends;
    form.setAttribute("aria-busy", `${sends}`);
    button.setAttribute("aria-disabled", `${sends}`);
    buttonText.textContent = sends ? sending : submit;
  }

  async function fillFromLink(): Promise<void> {
    findPart("[data-needs-link]").hidden = true;
    form.hidden = false;
    const email = await tryProvider((list) => list.fetchEmail());
    // Keep text that the visitor has begun to type.
    if (email && field.value === "") {
      field.value = email;
      fetchedEmail = email;
      showProblem("");
    }
  }

  if (addressSource === "link" && new URLSearchParams(location.search).has("e")) void fillFromLink();
}

/** @returns undefined if the provider did not load or threw an error. */
async function tryProvider<Result>(ask: (list: MailingList) => Promise<Result>): Promise<Result | undefined> {
  try {
    const { getBrowserProvider } = await import("#platform/marketing/browser-provider.ts");
    return await ask(getBrowserProvider().mailingList);
  } catch (error) {
    console.warn("The marketing provider did not load.", error);
    return undefined;
  }
}
