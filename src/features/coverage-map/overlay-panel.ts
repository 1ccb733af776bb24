import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { OverlayState } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { announcementOf, overlayLine } from "./overlay-words.ts";
import { copyOf, part } from "./part.ts";

/** Maximum characters quoted of an unknown overlay in the URL. */
const longestName = 40;

export type OverlayPanel = {
  show(state: OverlayState): void;
  /** Reports an unknown overlay in the URL. */
  showUnknown(name: string): void;
};

/** Updates the bar over the map and the legend: the overlay shown, progress and errors. */
export function overlayPanel(
  root: HTMLElement,
  { words, layers }: CoverageMapProps,
  announce: (text: string) => void,
): OverlayPanel {
  const line = part(root, "line");
  const notes = part(root, "notes");
  const progress = part<HTMLProgressElement>(root, "progress");
  const retry = part(root, "retry");
  const legend = part(root, "legend");
  const entry = part(legend, "legend-entry");
  const nameOf = (id: OverlayId) => layers.find((layer) => layer.id === id)?.name ?? id;
  let said = "none";

  function showLegend(entries: readonly LegendEntry[], id: OverlayId): void {
    const items = entries.map(({ color, labels }) => {
      const item = copyOf(entry);
      part(item, "swatch").style.backgroundColor = color;
      part(item, "meaning").textContent = labels.map((label) => label ?? nameOf(id)).join(", ");
      return item;
    });
    replaceAllChildren(legend, entry, ...items);
    legend.hidden = items.length === 0;
  }

  line.textContent = words.overlay.none;
  return {
    show(state) {
      const shown = overlayLine(state, words.overlay, nameOf);
      line.textContent = shown.text;
      notes.textContent = shown.notes.join(" ");
      notes.hidden = shown.notes.length === 0;
      progress.hidden = shown.progress === undefined;
      if (typeof shown.progress === "number") progress.value = shown.progress;
      else progress.removeAttribute("value");
      retry.hidden = !shown.canRetry;
      if (state.phase === "shown") showLegend(state.legend, state.id);
      else legend.hidden = true;
      const { key, text } = announcementOf(state, words.overlay, nameOf);
      if (key !== said) announce(text);
      said = key;
    },
    showUnknown(name) {
      const text = fill(words.overlay.unknown, { name: name.slice(0, longestName) });
      line.textContent = text;
      announce(text);
    },
  };
}
