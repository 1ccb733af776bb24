import type { OverlayId } from "#domain/coverage/overlay.ts";
import { parseOverlayChoice, setOverlayParameter } from "#features/coverage-map/address-parameters.ts";
import type { CoverageEngine } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { controlDownloadQuestion } from "#features/coverage-map/download/control-download-question.ts";
import type { DownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import type { OverlayPanel } from "./overlay-panel.ts";

type OverlayChoiceDependencies = { engine: CoverageEngine; consent: DownloadConsent; panel: OverlayPanel };

/** Keeps the overlay buttons, the question before a large download, and the page's URL in sync. */
export function controlOverlayChoice(
  root: HTMLElement,
  { copy }: CoverageMapProps,
  { engine, consent, panel }: OverlayChoiceDependencies,
) {
  const question = controlDownloadQuestion(root, copy.download.ask);
  const bar = requirePart(root, "bar");
  const stateElement = requirePart(root, "state");
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-layer]")];
  let chosenId: OverlayId | undefined;

  function showOverlay(id: OverlayId | undefined): void {
    chosenId = id;
    engine.showOverlay(id);
    for (const button of buttons) button.setAttribute("aria-pressed", `${button.dataset.layer === id}`);
  }

  /** Closes an open question, then asks before a large download. @returns the answer; `yes` if nothing was asked. */
  async function confirmDownload(id: OverlayId | undefined, takeFocus: boolean) {
    const bytes = id && id !== chosenId ? consent.countBytesToConfirm([id]) : 0;
    question.close();
    stateElement.hidden = bytes > 0;
    if (!id || bytes === 0) return "yes";
    const answer = await question.ask(bytes, takeFocus);
    if (answer !== "superseded") stateElement.hidden = false;
    if (answer === "yes") consent.accept([id]);
    return answer;
  }

  async function chooseOverlay(id: OverlayId | undefined, button: HTMLButtonElement): Promise<void> {
    bar.scrollIntoView?.({ block: "nearest" });
    const answer = await confirmDownload(id, true);
    if (answer === "superseded") return;
    // If the question had the focus, move the focus to the button, because the question is now hidden.
    if (!button.contains(document.activeElement)) button.focus({ preventScroll: true });
    if (answer === "no") return;
    showOverlay(id);
    // Show the choice first, because browsers are slow to change the URL.
    setTimeout(() => history.pushState(null, "", setOverlayParameter(location.href, id)));
  }

  async function chooseFromAddress(): Promise<void> {
    const { id, unknown } = parseOverlayChoice(location.search);
    const answer = await confirmDownload(id, false);
    if (answer === "no") history.replaceState(null, "", setOverlayParameter(location.href, chosenId));
    if (answer === "yes" && id !== chosenId) showOverlay(id);
    if (unknown !== undefined) panel.showUnknown(unknown);
  }

  for (const button of buttons) {
    const id = button.dataset.layer as OverlayId;
    button.addEventListener("click", (event) => {
      event.preventDefault();
      void chooseOverlay(id === chosenId ? undefined : id, button);
    });
  }
  requirePart(root, "retry").addEventListener("click", () => {
    showOverlay(chosenId);
    buttons.find(({ dataset }) => dataset.layer === chosenId)?.focus({ preventScroll: true });
  });
  addEventListener("popstate", () => void chooseFromAddress());
  return { chooseFromAddress };
}
