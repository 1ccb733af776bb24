import { projectToMexicoPicture } from "#domain/coverage/mexico-picture.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { parsePlaceParameter, setPlaceParameter } from "#features/coverage-map/address-parameters.ts";
import { controlPointAnswer } from "#features/coverage-map/answer/control-point-answer.ts";
import type { CoverageVerdict } from "#features/coverage-map/answer/verdict.ts";
import type { CoverageSource, MarkedPlace } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import type { DownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { requirePart } from "#features/coverage-map/require-part.ts";
import { requestPosition } from "#platform/geolocation/geolocation.ts";
import { controlPlaceSearch } from "./control-place-search.ts";

/** Zoom that shows a town with its state's borders, and where its coverage ends. */
const townZoom = 8;

/** If a position is less accurate than this, a remark says so, because the answer may be wrong. */
const inaccurateFromMeters = 1_000;

type PlaceToolDependencies = {
  source: CoverageSource;
  consent: DownloadConsent;
  /** Shows the place on the map. @returns a function that removes it. */
  onAsk: (place: MarkedPlace) => () => void;
};

/** Controls the opening's tool: answers for a named place, the visitor's position, or the place in the page's URL. */
export function controlPlaceTool(root: HTMLElement, props: CoverageMapProps, parts: PlaceToolDependencies): void {
  const copy = props.copy.point;
  const tool = requirePart(root, "place-tool");
  const answerControl = controlPointAnswer(props, {
    ...parts,
    region: requirePart(tool, "answer"),
    liveRegion: requirePart(tool, "announced"),
    strip: requirePart(root, "strip"),
    answerCopy: copy.short,
    showsAllAtOnce: true,
    onVerdictChange: (verdict, position) => showVerdict(tool, verdict, position),
  });

  /** Whether the page was opened at another part of it, such as the map: then the answer does not scroll into view. */
  let wasAnchorRequested = location.hash !== "";
  /** The place in the page's URL that was answered last. Another place becomes a new history entry. */
  let answeredPlace: string | undefined;

  function setAddress(place: string | undefined): void {
    if (place === answeredPlace) return;
    const url = setPlaceParameter(location.href, place);
    if (answeredPlace) history.pushState(null, "", url);
    else history.replaceState(history.state, "", url);
    answeredPlace = place;
  }

  /** Removes the answer, because the text in the field has changed. */
  function clearAnswer(): void {
    setAddress(undefined);
    answerControl.clear();
    requirePart(tool, "idle").hidden = false;
    delete tool.dataset.verdict;
  }

  async function answerForOwnPosition(): Promise<void> {
    setAddress(undefined);
    search.clear();
    const isLatest = answerControl.showMessage(copy.locating);
    const positionResult = await requestPosition(navigator.geolocation);
    if (!isLatest()) return;
    if ("problem" in positionResult) {
      answerControl.showMessage(copy.problems[positionResult.problem]);
      return;
    }
    const { longitude, latitude, accuracyMeters } = positionResult.position;
    const radius = formatQuantity(Math.round(accuracyMeters / 1_000), "km");
    // There is no zoom, because requests for a neighbourhood's base tiles would reveal the visitor's position to the
    // tile server.
    await answerControl.ask({
      intro: copy.atOwn,
      name: copy.position,
      position: { longitude, latitude },
      ...(accuracyMeters > inaccurateFromMeters && { remark: fillPlaceholders(copy.inexact, { radius }) }),
    });
  }

  requirePart(tool, "locate").addEventListener("click", () => void answerForOwnPosition());
  const search = controlPlaceSearch(tool, props, parts.source, {
    onWrite: clearAnswer,
    onChoose({ query, fullName, name, position, remark }) {
      setAddress(query);
      if (!position) {
        answerControl.showMessage(fillPlaceholders(copy.place.withoutPosition, { place: fullName }));
        return;
      }
      const intro = fillPlaceholders(copy.atPlace, { place: fullName });
      const staysInPlace = wasAnchorRequested;
      wasAnchorRequested = false;
      void answerControl.ask({
        intro,
        name,
        position,
        query,
        zoom: townZoom,
        label: fullName,
        staysInPlace,
        ...(remark && { remark }),
      });
    },
  });
  function readAddress(): void {
    const requestedPlace = parsePlaceParameter(location.search);
    // A link to an anchor of the page changes nothing.
    if (requestedPlace === answeredPlace) return;
    answeredPlace = undefined;
    if (requestedPlace) search.answer(requestedPlace);
    else {
      search.clear();
      clearAnswer();
    }
  }

  addEventListener("popstate", readAddress);
  readAddress();
}

/** Sets the opening's look for the verdict, and moves the signal rings to the position. */
function showVerdict(tool: HTMLElement, verdict: CoverageVerdict | undefined, position: Position | undefined): void {
  requirePart(tool, "idle").hidden = true;
  tool.dataset.verdict = verdict?.kind ?? "waiting";
  tool.dataset.best = verdict?.technology ?? "";
  if (!position) return;
  const [x, y] = projectToMexicoPicture(position.longitude, position.latitude);
  for (const town of tool.querySelectorAll("[data-town]")) town.setAttribute("transform", `translate(${x} ${y})`);
}
