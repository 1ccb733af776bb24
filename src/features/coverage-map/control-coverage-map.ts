import { initialView } from "#domain/coverage/mexico.ts";
import { announceText } from "#ui/announcement/announce.ts";
import { controlPointQuestion } from "./answer/control-point-question.ts";
import type { CoverageEngine, CoverageEngineOptions, CoverageSource } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import type { DownloadConsent } from "./download/download-consent.ts";
import { controlOverlayChoice } from "./overlays/control-overlay-choice.ts";
import { createOverlayPanel } from "./overlays/overlay-panel.ts";
import { requirePart } from "./require-part.ts";

type CoverageMapDependencies = {
  source: CoverageSource;
  consent: DownloadConsent;
  createEngine: (container: HTMLElement, options: CoverageEngineOptions) => CoverageEngine;
};

export type CoverageMapControl = Pick<CoverageEngine, "setMarker"> & {
  /** Shows the overlay that the page's URL names. */
  showOverlayFromAddress(): void;
};

/** Connects the map's markup, the engine, and the page's URL. */
export function controlCoverageMap(
  root: HTMLElement,
  props: CoverageMapProps,
  { source, consent, createEngine }: CoverageMapDependencies,
): CoverageMapControl {
  const { copy, tileUrl, attribution } = props;
  const tool = requirePart(root, "map-tool");
  const liveRegion = requirePart(tool, "announced");
  const announce = (text: string) => announceText(liveRegion, text);
  const panel = createOverlayPanel(tool, props, announce);
  const missingTilesNote = requirePart(tool, "tiles");
  const engine = createEngine(requirePart(tool, "map"), {
    ...initialView,
    tileUrl,
    attribution: `<a href="${attribution.href}">${attribution.text}</a>`,
    copy: copy.map,
    onStateChange: (state) => panel.show(state),
    onTap: (position) => pointQuestion.askAboutTap(position),
    onBaseTilesChange(areArriving) {
      if (missingTilesNote.hidden === areArriving) return;
      missingTilesNote.hidden = areArriving;
      tool.toggleAttribute("data-without-tiles", !areArriving);
      if (!areArriving) announce(copy.map.withoutTiles);
    },
  });
  const overlayChoice = controlOverlayChoice(tool, props, { engine, consent, panel });
  const pointQuestion = controlPointQuestion(tool, props, {
    engine,
    source,
    consent,
    strip: requirePart(root, "strip"),
  });
  controlTransparency(tool, props, engine);
  requirePart(tool, "picture").hidden = true;
  tool.dataset.live = "";
  const showOverlayFromAddress = () => void overlayChoice.chooseFromAddress();
  showOverlayFromAddress();
  return { setMarker: engine.setMarker, showOverlayFromAddress };
}

function controlTransparency(root: HTMLElement, { copy }: CoverageMapProps, engine: CoverageEngine): void {
  const range = requirePart<HTMLInputElement>(root, "transparency");
  const output = requirePart(root, "transparency-value");
  const filledTrack = root.querySelector("[data-filled]");
  const applyTransparency = () => {
    const value = copy.look.transparencyValue.replace("{percent}", range.value);
    output.textContent = value;
    range.setAttribute("aria-valuetext", value);
    filledTrack?.setAttribute("width", `${(100 * range.valueAsNumber) / Number(range.max)}%`);
    engine.setOpacity(1 - range.valueAsNumber / 100);
  };
  range.addEventListener("input", applyTransparency);
  applyTransparency();
}
