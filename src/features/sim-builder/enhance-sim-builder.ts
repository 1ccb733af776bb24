import type { Root } from "react-dom/client";
import {
  formatSimAddress,
  isYesAnswer,
  type SimAnswers,
  type SimQuestion,
  simQuestions,
} from "#domain/sim/sim-answers.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { forgetSimAnswers, readSimAnswers, watchSimAnswers } from "#platform/sim/sim-store.ts";
import { announceText } from "#ui/announcement/announce.ts";
import { choosePrice, describeAnswer } from "./describe-answer.ts";
import type { SimBuilderProps } from "./sim-builder-props.ts";

/** Pixels above the list of questions at the window's upper edge. */
const edge = 16;

/** Milliseconds between the last answer and the end, in which the visitor reads the answer. */
const endDelay = 900;

/** Longer words are smaller on the chip. */
const maxMarkLength = 6;

/** Shows the stored answers and those in the URL, and opens the questions. */
export function enhanceSimBuilder(root: HTMLElement, props: SimBuilderProps): void {
  const { copy, plans } = props;
  const findPart = <Part extends HTMLElement>(name: string, parent: Element = root) =>
    parent.querySelector<Part>(`[data-${name}]`) as Part;
  const builder = findPart("builder");
  const finish = findPart("finish");
  const takeLink = findPart<HTMLAnchorElement>("take");
  const actions = findPart("actions");
  const closing = findPart("go-on");
  const rows = [...root.querySelectorAll<HTMLElement>("[data-question]")].map((element) => ({
    element,
    question: element.dataset.question as SimQuestion,
    details: element.querySelector("details") as HTMLDetailsElement,
  }));
  type Row = (typeof rows)[number];
  const mountedQuestions = new Map<Row, Promise<Root>>();
  /** Whether the SIM was complete, with no question open, at the last update; undefined before the first update. */
  let wasDone: boolean | undefined;
  /** Whether the last action was a tap or click. By keyboard, arrow keys answer before the choice is final. */
  let isPointed = false;
  let endTimer: ReturnType<typeof setTimeout> | undefined;

  const announce = (text: string) => announceText(findPart("message"), text);

  /** Shows a question above the link to its tool. @returns whether it loaded; without network, the link stays. */
  async function mountQuestion(row: Row): Promise<boolean> {
    const slot = findPart("slot", row.element);
    const path = findPart<HTMLAnchorElement>("tool-page", row.element).pathname;
    const loading =
      mountedQuestions.get(row) ??
      import("./mount-question.ts").then((module) =>
        module.mountQuestion(slot, row.question, path, { copy: copy.questions, goOn }),
      );
    mountedQuestions.set(row, loading);
    try {
      await loading;
      return true;
    } catch (error) {
      mountedQuestions.delete(row);
      console.warn(`The question «${row.question}» stays a link.`, error);
      return false;
    }
  }

  for (const row of rows) {
    row.details.addEventListener("toggle", async () => {
      if (!row.details.open) {
        const wasPending = wasDone === false;
        showEnd(readSimAnswers());
        if (wasPending && wasDone) showSim();
        return;
      }
      for (const other of rows) if (other !== row) other.details.open = false;
      showQuestion(row);
      await mountQuestion(row);
      showQuestion(row);
      const find = (selector: string) => row.element.querySelector<HTMLElement>(selector);
      (find("[data-slot] input:checked") ?? find("[data-slot] input, [data-tool-page]"))?.focus();
    });
    findPart("next", row.element).addEventListener("click", goOn);
  }

  /**
   * Scrolls to a question: to below the strip on phones. Next to the drawing, a question that does not fit scrolls the
   * list to the top, so that the heading is never cut and the next questions move nothing.
   */
  function showQuestion({ element, details }: Row): void {
    if (!matchMedia("(min-width: 48rem)").matches) details.scrollIntoView();
    // Not `scrollIntoView`, which leaves space for the page's header: the heading's last line would be in it.
    else if (element.getBoundingClientRect().bottom > innerHeight)
      scrollBy(0, (element.parentElement as HTMLElement).getBoundingClientRect().top - edge);
  }

  const findNextRow = (answers: SimAnswers) => rows.find(({ question }) => !answers[question]);

  /** Closes the questions, and opens the next one or shows the SIM. */
  function goOn(): void {
    const nextRow = findNextRow(readSimAnswers());
    for (const { details } of rows) if (details !== nextRow?.details) details.open = false;
    if (nextRow) nextRow.details.open = true;
    else showSim();
  }

  function showRow({ element, question, details }: Row, answers: SimAnswers): void {
    const answer = answers[question];
    const texts = answer && describeAnswer(question, answer, answers, props);
    element.dataset.verdict = answer?.verdict ?? "";
    findPart("given", element).textContent = texts?.text ?? copy.unanswered;
    findPart("mark", element).textContent = texts?.mark ?? "";
    const way =
      question !== "plan" && answer && answer.verdict !== "yes" ? copy.nextSteps[question][answer.verdict] : undefined;
    const wayOut = findPart(`way=${question}`);
    wayOut.hidden = !way;
    (wayOut.firstElementChild as HTMLElement).textContent = way?.text ?? "";
    (wayOut.lastElementChild as HTMLElement).textContent = way?.label ?? "";
    for (const drawing of root.querySelectorAll(`[data-contact=${question}]`)) {
      drawing.toggleAttribute("data-lit", isYesAnswer(answer));
      // Only the visitor's own yes is shown leaving the SIM.
      drawing.toggleAttribute("data-falling", details.open && isYesAnswer(answer));
      const [mark, under] = drawing.querySelectorAll("text");
      if (!mark || !under) continue;
      mark.textContent = texts?.mark ?? "";
      mark.toggleAttribute("data-long", mark.textContent.length > maxMarkLength);
      under.textContent = (isYesAnswer(answer) && texts?.chipText) || "";
    }
  }

  watchSimAnswers((answers) => {
    for (const row of rows) showRow(row, answers);
    const nextRow = findNextRow(answers);
    const label = nextRow ? copy.next : copy.showSim;
    (closing.firstElementChild as HTMLElement).textContent = nextRow ? copy.nextQuestions[nextRow.question] : label;
    for (const { element } of rows) (findPart("next", element).firstElementChild as HTMLElement).textContent = label;
    actions.hidden = Object.keys(answers).length === 0;
    const confirmedQuestions = simQuestions.filter((question) => isYesAnswer(answers[question]));
    const names = confirmedQuestions.map((question) => copy.progress.answers[question]).join(", ");
    const n = `${confirmedQuestions.length}`;
    const { none, line, done } = copy.progress;
    findPart("progress").textContent = n === "4" ? done : names ? fillPlaceholders(line, { n, answers: names }) : none;
    showEnd(answers);
    clearTimeout(endTimer);
    if (n === "4" && wasDone === false && isPointed && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      endTimer = setTimeout(goOn, endDelay);
  });

  /**
   * Shows the result of four yeses once no question is open, so that the visitor sees it and it moves nothing on
   * arrival.
   */
  function showEnd(answers: SimAnswers): void {
    const plan = plans[answers.plan?.text as keyof typeof plans];
    const isOpen = !wasDone && rows.some(({ details }) => details.open);
    const isDone = !isOpen && simQuestions.every((question) => isYesAnswer(answers[question]));
    builder.toggleAttribute("data-done", isDone);
    // Only the visitor's last answer plays the end. Stored answers show it at once: parts that are inserted again in
    // their new places do not count as a layout shift.
    if (wasDone === false) builder.toggleAttribute("data-ending", isDone);
    else if (isDone && wasDone === undefined)
      for (const part of root.querySelectorAll("[data-moves]")) part.before(part);
    finish.hidden = !isDone;
    if (isDone && plan) {
      const { total, terms, purchaseUrl } = choosePrice(plan, answers);
      findPart("total").textContent = total;
      findPart("terms").textContent = terms;
      takeLink.href = purchaseUrl;
      drawCode(findPart("code"), purchaseUrl).catch((error) => console.warn("The QR code is missing.", error));
    }
    wasDone = isDone;
  }

  /** Brings the heading and the drawing into view. */
  function showSim(): void {
    root.querySelector("h1")?.focus({ preventScroll: true });
    // Scrolls without animation, so that the final scene does not play out of view.
    scrollTo({ top: 0, behavior: "instant" });
  }

  findPart("forget").addEventListener("click", () => {
    forgetSimAnswers();
    for (const { details } of rows) details.open = false;
    for (const loading of mountedQuestions.values())
      loading.then(
        (question) => question.unmount(),
        () => undefined,
      );
    mountedQuestions.clear();
    announce(copy.forgotten);
    rows[0]?.details.querySelector("summary")?.focus();
  });

  closing.addEventListener("click", goOn);

  for (const type of ["pointerdown", "keydown"])
    root.addEventListener(type, () => {
      isPointed = type === "pointerdown";
      clearTimeout(endTimer);
    });

  findPart("share").addEventListener("click", async () => {
    const url = formatSimAddress(location.href, readSimAnswers());
    // On computers, the browser would open a list of programs, although a visitor only wants to copy the URL.
    const sharing = matchMedia("(pointer: coarse)").matches && navigator.share?.({ url, title: document.title });
    if (sharing) {
      await sharing.catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      announce(copy.copied);
    } catch {
      history.replaceState(history.state, "", url);
      announce(copy.notCopied);
    }
  });

  if (location.search || readSimAnswers().number?.text.includes("-"))
    import("./take-address-answers.ts")
      .then((module) =>
        module.takeAddressAnswers((question) => mountQuestion(rows.find((row) => row.question === question) as Row)),
      )
      .catch((error) => console.warn("The address keeps its answers.", error));
}

/** Draws the QR code of the link on computers only, because phones follow the link. */
async function drawCode(figure: HTMLElement, address: string): Promise<void> {
  if (!matchMedia("(min-width: 60rem)").matches) return;
  const { traceQrCode } = await import("#ui/qr-code/trace-qr-code.ts");
  const { viewBox, d } = traceQrCode(address);
  figure.querySelector("svg")?.setAttribute("viewBox", viewBox);
  figure.querySelector("path")?.setAttribute("d", d);
  figure.hidden = false;
}
