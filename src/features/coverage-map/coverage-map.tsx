import "./leaflet.css";
import styles from "./coverage-map.module.css";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import { MapFrame } from "./map-frame.tsx";
import { PointQuestion } from "./point-question.tsx";
import { TechnologyButtons } from "./technology-buttons.tsx";
import { TransparencyRange } from "./transparency-range.tsx";

/**
 * The coverage map before its script runs: complete, at its final size, asleep, its fields never inert, as in
 * `ToolPanel`. `enhanceCoverageMap` finds its parts by their `data-` names.
 */
export function CoverageMap({ words, layers, files, picturePath, actions }: CoverageMapProps) {
  return (
    <div className={styles.tool}>
      <div className={styles.choice} data-tool>
        <TechnologyButtons prompt={words.prompt} layers={layers} files={files} />
      </div>
      <div className={styles.frame}>
        <MapFrame words={words} layers={layers} picturePath={picturePath} actions={actions} />
      </div>
      <div className={styles.point} data-tool>
        <PointQuestion words={words.point} />
      </div>
      <div className={styles.look} data-tool>
        <TransparencyRange words={words.look} />
      </div>
      <p className="visually-hidden" aria-live="polite" data-announced />
    </div>
  );
}
