import { firstView } from "#domain/coverage/first-view.ts";
import { announce } from "#ui/announcement/announce.ts";
import { controlChoice } from "./control-choice.ts";
import { controlPoint } from "./control-point.ts";
import type { CoverageEngine, CoverageEngineOptions } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { downloadConsent } from "./download-consent.ts";
import { overlayPanel } from "./overlay-panel.ts";
import { part } from "./part.ts";

type CreateEngine = (container: HTMLElement, options: CoverageEngineOptions) => CoverageEngine;

/** Connects the markup, the engine and the address of the page. */
export function controlCoverageMap(root: HTMLElement, props: CoverageMapProps, createEngine: CreateEngine): void {
  const { words, files, tileUrl, attribution, outlinesPath, localitiesPath } = props;
  const announced = part(root, "announced");
  const say = (text: string) => announce(announced, text);
  const panel = overlayPanel(root, props, say);
  const tiles = part(root, "tiles");
  const token = (name: string) => getComputedStyle(root).getPropertyValue(name).trim();
  const engine = createEngine(part(root, "map"), {
    ...firstView,
    files,
    tileUrl,
    attribution: `<a href="${attribution.href}">${attribution.text}</a>`,
    outlinesPath,
    localitiesPath,
    // Our own colours, from the stylesheet.
    colors: { overlay: token("--talavera"), outlines: token("--gris") },
    words: words.map,
    onState: (state) => panel.show(state),
    onTap: (position) => point.askTap(position),
    onBaseTiles(areArriving) {
      if (tiles.hidden === areArriving) return;
      tiles.hidden = areArriving;
      if (!areArriving) say(words.map.withoutTiles);
    },
  });
  const consent = downloadConsent(files, engine.isInMemory);
  const choose = controlChoice(root, props, { engine, consent, panel });
  const point = controlPoint(root, props, { engine, consent });
  controlTransparency(root, props, engine);
  part(root, "picture").hidden = true;
  choose.fromAddress();
}

function controlTransparency(root: HTMLElement, { words }: CoverageMapProps, engine: CoverageEngine): void {
  const range = part<HTMLInputElement>(root, "transparency");
  const output = part(root, "transparency-value");
  const apply = () => {
    const value = words.look.transparencyValue.replace("{percent}", range.value);
    output.textContent = value;
    range.setAttribute("aria-valuetext", value);
    engine.setOpacity(1 - range.valueAsNumber / 100);
  };
  range.addEventListener("input", apply);
  apply();
}
