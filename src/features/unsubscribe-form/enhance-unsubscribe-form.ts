import { parsePastedEmail } from "#domain/text/pasted-email.ts";
import type { MailingList } from "#platform/marketing/marketing-provider.ts";
import { announceText } from "#ui/announcement/announce.ts";
import type { UnsubscribeFormProps } from "./unsubscribe-form.tsx";

type EnhancerProps = {
  goesBy: UnsubscribeFormProps["goesBy"];
  /** Label of the button while sending. */
  sending: string;
};

/**
 * Sends the form without leaving the page. An invalid address is not sent, and the field shows the problem. If the
 * provider fails, the form stays unchanged and only the console gets a warning, as the specification requires (section
 * 8); the page names another way to unsubscribe.
 *
 * @param root - contains the markup of `UnsubscribeForm`.
 */
export function enhanceUnsubscribeForm(root: HTMLElement, { goesBy, sending }: EnhancerProps): void {
  const part = <Part extends HTMLElement>(selector: string) => root.querySelector<Part>(selector) as Part;
  const form = part<HTMLFormElement>("[data-form]");
  const field = part<HTMLInputElement>("input");
  const button = part<HTMLButtonElement>("button");
  const buttonText = button.querySelector("span") as HTMLElement;
  const { textContent: submit } = buttonText;
  const live = part("[aria-live]");
  let isSending = false;
  /** The e-mail address from the provider; it needs no validation. */
  let fetched = "";

  // With `required`, screen readers would call the empty field invalid before anything is sent.
  field.setAttribute("aria-required", "true");
  field.required = false;

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    const problem = findProblem(field.value);
    showProblem(problem);
    if (problem !== "") return tellProblem(problem);
    show(true);
    const isDone = await attempt((list) => list.unsubscribe(field.value));
    show(false);
    if (!isDone) return console.warn("The unsubscription was not confirmed.");
    const done = part<HTMLTemplateElement>("template[data-done]").content.firstElementChild as HTMLElement;
    form.replaceWith(done);
    part("[data-until-done]").remove();
    done.querySelector<HTMLElement>("[tabindex]")?.focus();
    // Announce the heading too: the removed form had the focus, and Orca does not read the newly focused element.
    const lines = [...done.querySelectorAll("[tabindex], p")].map(({ textContent }) => textContent);
    announceText(live, lines.join(" "));
  });

  field.addEventListener("input", () => {
    if (findProblem(field.value) === "") showProblem("");
  });

  /** @returns the problem with an address; empty if it may be sent. */
  function findProblem(text: string): string {
    return goesBy === "link" && fetched !== "" && text === fetched ? "" : (parsePastedEmail(text).problem ?? "");
  }

  /** Shows the problem next to the field and in the field's description, as the server does without script. */
  function showProblem(problem: string): void {
    const around = field.parentElement as HTMLElement;
    const { id } = part<HTMLTemplateElement>("template[data-problem]").content.firstElementChild as HTMLElement;
    const described = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((each) => each && each !== id);
    around.querySelector(`#${id}`)?.remove();
    around.toggleAttribute("data-invalid", problem !== "");
    if (problem !== "") {
      around.append(part<HTMLTemplateElement>("template[data-problem]").content.cloneNode(true));
      (around.querySelector(`#${id} span`) as HTMLElement).textContent = problem;
      field.setAttribute("aria-invalid", "true");
      described.push(id);
    } else field.removeAttribute("aria-invalid");
    if (described.length > 0) field.setAttribute("aria-describedby", described.join(" "));
    else field.removeAttribute("aria-describedby");
  }

  /** Focuses the field, so that screen readers read the problem; announces it if the field already has the focus. */
  function tellProblem(problem: string): void {
    if (document.activeElement === field) announceText(live, problem);
    else field.focus();
  }

  function show(sends: boolean): void {
    isSending = sends;
    form.setAttribute("aria-busy", `${sends}`);
    button.setAttribute("aria-disabled", `${sends}`);
    buttonText.textContent = sends ? sending : submit;
  }

  async function fillFromLink(): Promise<void> {
    part("[data-needs-link]").hidden = true;
    form.hidden = false;
    const email = await attempt((list) => list.fetchEmail());
    // Keep text that the visitor has begun to type.
    if (email && field.value === "") {
      field.value = email;
      fetched = email;
      showProblem("");
    }
  }

  if (goesBy === "link" && new URLSearchParams(location.search).has("e")) void fillFromLink();
}

/** @returns undefined if the provider did not load or threw an error. */
async function attempt<Result>(ask: (list: MailingList) => Promise<Result>): Promise<Result | undefined> {
  try {
    const { getBrowserProvider } = await import("#platform/marketing/browser-provider.ts");
    return await ask(getBrowserProvider().mailingList);
  } catch (error) {
    console.warn("The marketing provider did not load.", error);
    return undefined;
  }
}
