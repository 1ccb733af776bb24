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
  { words }: CoverageMapProps,
  { engine, consent, panel }: OverlayChoiceDependencies,
) {
  const question = controlDownloadQuestion(root, words.download.ask);
  const bar = requirePart(root, "bar");
  const state = requirePart(root, "state");
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-layer]")];
  let chosen: OverlayId | undefined;

  function commit(id: OverlayId | undefined): void {
    chosen = id;
    engine.showOverlay(id);
    for (const button of buttons) button.setAttribute("aria-pressed", `${button.dataset.layer === id}`);
  }

  /** Closes an open question, then asks before a large download. @returns the answer; `yes` if nothing was asked. */
  async function mayDownload(id: OverlayId | undefined, takeFocus: boolean) {
    const bytes = id && id !== chosen ? consent.countBytesToConfirm([id]) : 0;
    question.close();
    state.hidden = bytes > 0;
    if (!id || bytes === 0) return "yes";
    const answer = await question.ask(bytes, takeFocus);
    if (answer !== "superseded") state.hidden = false;
    if (answer === "yes") consent.accept([id]);
    return answer;
  }

  async function choose(id: OverlayId | undefined, button: HTMLButtonElement): Promise<void> {
    bar.scrollIntoView?.({ block: "nearest" });
    const answer = await mayDownload(id, true);
    if (answer === "superseded") return;
    // If the question had the focus, move the focus to the button, because the question is now hidden.
    if (!button.contains(document.activeElement)) button.focus({ preventScroll: true });
    if (answer === "no") return;
    commit(id);
    // Show the choice first, because browsers are slow to change the URL.
    setTimeout(() => history.pushState(null, "", setOverlayParameter(location.href, id)));
  }

  async function fromAddress(): Promise<void> {
    const { id, unknown } = parseOverlayChoice(location.search);
    const answer = await mayDownload(id, false);
    if (answer === "no") history.replaceState(null, "", setOverlayParameter(location.href, chosen));
    if (answer === "yes" && id !== chosen) commit(id);
    if (unknown !== undefined) panel.showUnknown(unknown);
  }

  for (const button of buttons) {
    const id = button.dataset.layer as OverlayId;
    button.addEventListener("click", (event) => {
      event.preventDefault();
      void choose(id === chosen ? undefined : id, button);
    });
  }
  requirePart(root, "retry").addEventListener("click", () => {
    commit(chosen);
    buttons.find(({ dataset }) => dataset.layer === chosen)?.focus({ preventScroll: true });
  });
  addEventListener("popstate", () => void fromAddress());
  return { fromAddress };
}
