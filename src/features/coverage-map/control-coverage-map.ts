import { firstView } from "#domain/coverage/first-view.ts";
import { announce } from "#ui/announcement/announce.ts";
import { controlChoice } from "./control-choice.ts";
import { controlPoint } from "./control-point.ts";
import type { CoverageEngine, CoverageEngineOptions, CoverageSource } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import type { DownloadConsent } from "./download-consent.ts";
import { overlayPanel } from "./overlay-panel.ts";
import { part } from "./part.ts";

type Parts = {
  source: CoverageSource;
  consent: DownloadConsent;
  createEngine: (container: HTMLElement, options: CoverageEngineOptions) => CoverageEngine;
};

/** Connects the map's markup, the engine, and the page's URL. */
export function controlCoverageMap(
  root: HTMLElement,
  props: CoverageMapProps,
  { source, consent, createEngine }: Parts,
): CoverageEngine {
  const { words, tileUrl, attribution } = props;
  const tool = part(root, "map-tool");
  const announced = part(tool, "announced");
  const say = (text: string) => announce(announced, text);
  const panel = overlayPanel(tool, props, say);
  const tiles = part(tool, "tiles");
  const engine = createEngine(part(tool, "map"), {
    ...firstView,
    tileUrl,
    attribution: `<a href="${attribution.href}">${attribution.text}</a>`,
    words: words.map,
    onState: (state) => panel.show(state),
    onTap: (position) => point.askTap(position),
    onBaseTilesChange(areArriving) {
      if (tiles.hidden === areArriving) return;
      tiles.hidden = areArriving;
      if (!areArriving) say(words.map.withoutTiles);
    },
  });
  const choose = controlChoice(tool, props, { engine, consent, panel });
  const point = controlPoint(tool, props, { engine, source, consent, strip: part(root, "strip") });
  controlTransparency(tool, props, engine);
  part(tool, "picture").hidden = true;
  tool.dataset.live = "";
  choose.fromAddress();
  return engine;
}

function controlTransparency(root: HTMLElement, { words }: CoverageMapProps, engine: CoverageEngine): void {
  const range = part<HTMLInputElement>(root, "transparency");
  const output = part(root, "transparency-value");
  const filled = root.querySelector("[data-filled]");
  const apply = () => {
    const value = words.look.transparencyValue.replace("{percent}", range.value);
    output.textContent = value;
    range.setAttribute("aria-valuetext", value);
    filled?.setAttribute("width", `${(100 * range.valueAsNumber) / Number(range.max)}%`);
    engine.setOpacity(1 - range.valueAsNumber / 100);
  };
  range.addEventListener("input", apply);
  apply();
}
