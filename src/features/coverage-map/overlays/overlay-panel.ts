import type { LegendEntry } from "#domain/coverage/legend.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { OverlayState } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { cloneTemplate, requirePart } from "#features/coverage-map/require-part.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import { formatOverlayAnnouncement, formatOverlayStatus } from "./overlay-status.ts";

/** Maximum characters shown of an unknown overlay's name, which comes from the URL. */
const maxNameLength = 40;

export type OverlayPanel = {
  show(state: OverlayState): void;
  /** Reports that the URL names an unknown overlay. */
  showUnknown(name: string): void;
};

/** Updates the legend and the status bar above the map. The status bar shows the overlay, progress and errors. */
export function createOverlayPanel(
  root: HTMLElement,
  { copy, overlays }: CoverageMapProps,
  announce: (text: string) => void,
): OverlayPanel {
  const statusLine = requirePart(root, "line");
  const notes = requirePart(root, "notes");
  const progress = requirePart<HTMLProgressElement>(root, "progress");
  const retry = requirePart(root, "retry");
  const legend = requirePart(root, "legend");
  const entryTemplate = requirePart(legend, "legend-entry");
  /** Names the technology once, although a button may name it twice. */
  function getOverlayName(id: OverlayId): string {
    const overlay = overlays.find((each) => each.id === id);
    if (!overlay) return id;
    return overlay.shortName.includes(overlay.technology) ? overlay.shortName : overlay.name;
  }
  let lastAnnouncedKey = "none";

  function showLegend(entries: readonly LegendEntry[], id: OverlayId): void {
    const items = entries.map(({ color, labels }) => {
      const item = cloneTemplate(entryTemplate);
      requirePart(item, "swatch").style.backgroundColor = color;
      requirePart(item, "meaning").textContent = labels.map((label) => label ?? getOverlayName(id)).join(", ");
      return item;
    });
    replaceAllChildren(legend, entryTemplate, ...items);
    legend.hidden = items.length === 0;
  }

  statusLine.textContent = copy.overlay.choose;
  return {
    show(state) {
      const status = formatOverlayStatus(state, copy.overlay, getOverlayName);
      statusLine.textContent = status.text;
      notes.textContent = status.notes.join(" ");
      notes.hidden = status.notes.length === 0;
      progress.hidden = status.progress === undefined;
      if (typeof status.progress === "number") progress.value = status.progress;
      else progress.removeAttribute("value");
      retry.hidden = !status.canRetry;
      if (state.phase === "shown") showLegend(state.legend, state.id);
      else legend.hidden = true;
      const { key, text } = formatOverlayAnnouncement(state, copy.overlay, getOverlayName);
      if (key !== lastAnnouncedKey) announce(text);
      lastAnnouncedKey = key;
    },
    showUnknown(name) {
      const text = fillPlaceholders(copy.overlay.unknown, { name: name.slice(0, maxNameLength) });
      statusLine.textContent = text;
      announce(text);
    },
  };
}
