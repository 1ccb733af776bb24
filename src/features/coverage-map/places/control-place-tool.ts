import { projectToMexicoPicture } from "#domain/coverage/mexico-picture.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { parsePlaceParameter, setPlaceParameter } from "#features/coverage-map/address-parameters.ts";
import { controlPointAnswer } from "#features/coverage-map/answer/control-point-answer.ts";
import type { Verdict } from "#features/coverage-map/answer/verdict.ts";
import type { CoverageSource, Position } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import type { DownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import { requestPosition } from "#platform/geolocation/geolocation.ts";
import { controlPlaceSearch } from "./control-place-search.ts";

/** Zoom that shows a town with its surroundings. */
const townZoom = 10;

/** If a position is less accurate than this, a remark says so, because the answer may be wrong. */
const worthSayingMeters = 1_000;

type Parts = {
  source: CoverageSource;
  consent: DownloadConsent;
  /** Shows the position on the map. @returns a function that removes it. */
  onAsk: (position: Position, zoom?: number) => () => void;
};

/** Controls the masthead's tool: answers for a named place, the visitor's position, or the place in the page's URL. */
export function controlPlaceTool(root: HTMLElement, props: CoverageMapProps, parts: Parts): void {
  const words = props.words.point;
  const tool = requirePart(root, "place-tool");
  const answers = controlPointAnswer(props, {
    ...parts,
    region: requirePart(tool, "answer"),
    announced: requirePart(tool, "announced"),
    strip: requirePart(root, "strip"),
    lines: words.short,
    showsAllAtOnce: true,
    onVerdict: (verdict, position) => showVerdict(tool, verdict, position),
  });

  function setAddress(place: string | undefined): void {
    history.replaceState(history.state, "", setPlaceParameter(location.href, place));
  }

  /** Removes the answer, because the text in the field has changed. */
  function forget(): void {
    setAddress(undefined);
    answers.clear();
    requirePart(tool, "idle").hidden = false;
    delete tool.dataset.verdict;
  }

  async function locate(): Promise<void> {
    setAddress(undefined);
    search.clear();
    const isLatest = answers.say(words.locating);
    const answer = await requestPosition(navigator.geolocation);
    if (!isLatest()) return;
    if ("problem" in answer) {
      answers.say(words.problems[answer.problem]);
      return;
    }
    const { longitude, latitude, accuracyMeters } = answer.found;
    const radius = formatQuantity(Math.round(accuracyMeters / 1_000), "km");
    // No zoom: requests for a neighbourhood's base tiles would reveal the visitor's position to the tile server.
    await answers.ask({
      place: words.atOwn,
      name: words.own,
      position: { longitude, latitude },
      ...(accuracyMeters > worthSayingMeters && { remark: fillPlaceholders(words.inexact, { radius }) }),
    });
  }

  requirePart(tool, "locate").addEventListener("click", () => void locate());
  const search = controlPlaceSearch(tool, props, parts.source, {
    onWrite: forget,
    onChoose({ query, fullName, name, position, remark }) {
      setAddress(query);
      if (!position) {
        answers.say(fillPlaceholders(words.place.withoutPosition, { place: fullName }));
        return;
      }
      const place = fillPlaceholders(words.atPlace, { place: fullName });
      void answers.ask({ place, name, position, query, zoom: townZoom, ...(remark && { remark }) });
    },
  });
  const wanted = parsePlaceParameter(location.search);
  if (wanted) search.answer(wanted);
}

/** Sets the masthead's look for the verdict, and moves the signal rings to the position. */
function showVerdict(tool: HTMLElement, verdict: Verdict | undefined, position: Position | undefined): void {
  requirePart(tool, "idle").hidden = true;
  tool.dataset.verdict = verdict?.kind ?? "waiting";
  tool.dataset.best = verdict?.technology ?? "";
  if (!position) return;
  const [x, y] = projectToMexicoPicture(position.longitude, position.latitude);
  for (const town of tool.querySelectorAll("[data-town]")) town.setAttribute("transform", `translate(${x} ${y})`);
}
