import "./leaflet.css";
import { Button } from "#ui/button/button.tsx";
import styles from "./coverage-map.module.css";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { MapFrame } from "./map-frame.tsx";
import { OverlayButtons } from "./overlays/overlay-buttons.tsx";
import { TransparencyRange } from "./overlays/transparency-range.tsx";

/**
 * Markup of the coverage map, at its final size. Its fields are not inert before the script starts, because screen
 * readers do not list inert fields. `enhanceCoverageMap` finds the map's parts by their `data-` names.
 */
export function CoverageMap({ copy, overlays, files, picturePath, actions }: CoverageMapProps) {
  return (
    <div className={styles.tool} data-map-tool>
      <div className={styles.frame}>
        <MapFrame copy={copy} overlays={overlays} picturePath={picturePath} actions={actions} />
      </div>
      <div className={styles.choice} data-tool>
        <OverlayButtons prompt={copy.prompt} overlays={overlays} files={files} href={actions.map.href} />
      </div>
      <div className={styles.look} data-tool>
        <Button size="s" variant="quiet" data-middle>
          {copy.point.middle}
        </Button>
        <TransparencyRange copy={copy.look} />
      </div>
      <p className="visually-hidden" aria-live="polite" data-announced />
    </div>
  );
}
