import { fill } from "#domain/fill.ts";
import { measure } from "#domain/measure.ts";
import { currentPosition } from "#platform/geolocation/geolocation.ts";
import type { CoverageEngine, Position } from "./coverage-engine.ts";
import type { CoverageMapProps } from "./coverage-map-props.ts";
import type { DownloadConsent } from "./download-consent.ts";
import { part } from "./part.ts";
import { placeSearch } from "./place-search.ts";
import { pointAnswers } from "./point-answers.ts";

/** Zoom that shows a town with its surroundings. */
const townZoom = 10;

/** A less accurate position than this may get a different answer. */
const worthSayingMeters = 1_000;

/** The ways to ask about a point: a tap, the middle of the map, the visitor's own position, a name. */
export function controlPoint(
  root: HTMLElement,
  props: CoverageMapProps,
  parts: { engine: CoverageEngine; consent: DownloadConsent },
): { askTap(position: Position): void } {
  const words = props.words.point;
  const answers = pointAnswers(root, props, parts);

  function askAt(sentence: string, position: Position): void {
    const place = fill(sentence, { latitude: position.latitude.toFixed(2), longitude: position.longitude.toFixed(2) });
    void answers.ask({ place, position });
  }

  async function locate(): Promise<void> {
    const isLatest = answers.say(words.locating);
    const answer = await currentPosition(navigator.geolocation);
    if (!isLatest()) return;
    if ("problem" in answer) {
      answers.say(words.problems[answer.problem]);
      return;
    }
    const { longitude, latitude, accuracyMeters } = answer.found;
    const radius = measure(Math.round(accuracyMeters / 1_000), "km");
    // Without zooming in: requests for a neighbourhood's base tiles would tell their site where the visitor is.
    await answers.ask({
      place: words.atOwn,
      position: { longitude, latitude },
      ...(accuracyMeters > worthSayingMeters && { remark: fill(words.inexact, { radius }) }),
    });
  }

  part(root, "locate").addEventListener("click", () => void locate());
  part(root, "middle").addEventListener("click", () => askAt(words.atMiddle, parts.engine.middle()));
  placeSearch(root, props, parts.engine, (name, position) => {
    void answers.ask({ place: fill(words.atPlace, { place: name }), position, zoom: townZoom });
  });
  return { askTap: (position) => askAt(words.atTap, position) };
}
