import type { Position } from "#domain/coverage/places/place-entries.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageEngine, CoverageSource } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import type { DownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import { controlPointAnswer } from "./control-point-answer.ts";

type PointQuestionDependencies = {
  engine: CoverageEngine;
  source: CoverageSource;
  consent: DownloadConsent;
  strip: HTMLElement;
};

/** Controls questions about a point on the map, asked by a tap or by a button for the map's centre. */
export function controlPointQuestion(
  root: HTMLElement,
  props: CoverageMapProps,
  { engine, source, consent, strip }: PointQuestionDependencies,
): { askAboutTap(position: Position): void } {
  const copy = props.copy.point;
  const answerControl = controlPointAnswer(props, {
    source,
    consent,
    region: requirePart(root, "answer"),
    liveRegion: requirePart(root, "announced"),
    strip,
    answerCopy: copy.answers,
    showsAllAtOnce: false,
    onAsk: engine.setMarker,
  });

  function askAboutPosition(sentence: string, position: Position): void {
    const intro = fillPlaceholders(sentence, {
      latitude: position.latitude.toFixed(2),
      longitude: position.longitude.toFixed(2),
    });
    void answerControl.ask({ intro, name: copy.point, position });
  }

  requirePart(root, "middle").addEventListener("click", () => askAboutPosition(copy.atMiddle, engine.getCenter()));
  return { askAboutTap: (position) => askAboutPosition(copy.atTap, position) };
}
