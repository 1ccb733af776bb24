import { useId } from "react";
import { Button } from "#ui/button/button.tsx";
import { PointAnswer } from "./answer/point-answer.tsx";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { DownloadQuestion } from "./download/download-question.tsx";
import styles from "./map-frame.module.css";

type MapFrameProps = Pick<CoverageMapProps, "copy" | "overlays" | "picturePath" | "actions">;

/** The map, with the status bar above and the answer about the chosen point below. */
export function MapFrame({ copy, overlays, picturePath, actions }: MapFrameProps) {
  const hintId = useId();
  const { map, overlay, download } = copy;
  return (
    <div className={styles.frame}>
      <div className={styles.bar} data-bar>
        <noscript>
          <p>{map.withoutScript}</p>
        </noscript>
        <div className={styles.state} data-state data-tool>
          <p className={styles.line} data-line>
            {map.starting}
          </p>
          <progress className={styles.progress} max={1} aria-label={overlay.progressLabel} data-progress hidden />
          <p className={styles.notes} data-notes hidden />
          <Button size="s" variant="quiet" data-retry hidden>
            {overlay.retry}
          </Button>
        </div>
        <DownloadQuestion accept={download.accept} decline={download.decline} />
      </div>
      <div className={styles.box}>
        <img
          className={styles.picture}
          src={picturePath}
          alt={map.outlineAlt}
          width={1200}
          height={761}
          loading="lazy"
          data-picture
        />
        <section className={styles.map} aria-label={map.label} aria-describedby={hintId} data-map />
        <div className={styles.over}>
          <p className={styles.hint} id={hintId}>
            {map.hint}
          </p>
          <p className={styles.tiles} data-tiles hidden>
            {map.withoutTiles}
          </p>
        </div>
        <MapLegend label={copy.look.legend} />
      </div>
      <PointAnswer pagePart="map" copy={copy} overlays={overlays} actions={actions} />
    </div>
  );
}

type MapLegendProps = {
  /** Accessible name of the list. */
  label: string;
};

/** Legend of the overlay's colours, in a corner of the map; hidden until an overlay is shown. */
function MapLegend({ label }: MapLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label} data-legend hidden>
      <template data-legend-entry>
        <li className={styles.entry}>
          <span className={styles.swatch} data-swatch />
          <span data-meaning />
        </li>
      </template>
    </ul>
  );
}
