import type { PositionProblem } from "#platform/geolocation/geolocation.ts";
import type { CoverageErrorCode } from "./coverage-engine.ts";

/** `{n}` if there are several. */
type Counted = { one: string; more: string };

/** What is known of a technology at a place. */
export type AnswerKind = "waiting" | "guaranteed" | "differentiated" | "covered" | "none" | "missing" | "unreadable";

/** The map's texts. The map fills in `{…}`. */
export type CoverageWords = {
  prompt: string;
  map: {
    /** Names the map. */
    label: string;
    /** How to move it by keyboard. */
    hint: string;
    /** Describes the drawing shown before the map. */
    outlineAlt: string;
    withoutScript: string;
    /** Before the script has loaded. */
    starting: string;
    zoomIn: string;
    zoomOut: string;
    /** The base tiles do not arrive. */
    withoutTiles: string;
  };
  overlay: {
    none: string;
    /** `{name}`: the address asks for an overlay that does not exist. */
    unknown: string;
    /** Before anything has arrived. */
    asked: string;
    /** `{received}`, `{total}`. */
    loading: string;
    /** `{received}`, if the total is not known. */
    loadingUnknown: string;
    /** Announced: `{overlay}`, then `{percent}`. */
    loadingStarts: string;
    loadingGoesOn: string;
    progressLabel: string;
    drawing: Counted;
    /** `{overlay}`. */
    shown: string;
    empty: string;
    truncated: string;
    badCoordinates: Counted;
    emptyShapes: Counted;
    notDrawn: Counted;
    failed: Record<CoverageErrorCode, string>;
    retry: string;
    cleared: string;
  };
  download: {
    /** `{size}`. */
    ask: string;
    askForAnswer: string;
    accept: string;
    decline: string;
  };
  look: {
    legend: string;
    transparency: string;
    /** `{percent}`. */
    transparencyValue: string;
  };
  point: {
    /** Under the question, and under an answer. */
    privacy: string;
    indoors: string;
    withoutScript: string;
    place: {
      label: string;
      hint: string;
      suggestions: string;
      submit: string;
      /** A locality's name: `{name}`, `{state}`, and `{near}` if two share both. */
      name: string;
      nameNear: string;
      /** `{text}`; `like` introduces places that are called something else. */
      none: string;
      like: string;
      missing: string;
      /** Said aloud as one writes: `{count}`, `{names}`. */
      one: string;
      many: string;
      /** Instead of an answer, where it is not sure which place is meant. */
      which: string;
      /** Nothing was written. */
      empty: string;
    };
    locate: string;
    locating: string;
    middle: string;
    /** `{place}` is the place asked about by name; a position is `{latitude}` and `{longitude}`. */
    atPlace: string;
    atTap: string;
    atMiddle: string;
    atOwn: string;
    own: string;
    point: string;
    /** With `{technology}` and `{place}`. */
    verdicts: Record<"waiting" | "yes" | "no" | "unknown", string>;
    /** `{technology}`, `{distance}`, `{direction}`. */
    nearest: string;
    /** Clockwise from the north. */
    directions: readonly string[];
    /** `{radius}`, in kilometres. */
    inexact: string;
    outside: string;
    declined: string;
    problems: Record<PositionProblem, string>;
    /** Each with `{technology}`. */
    answers: Record<AnswerKind, string>;
    /** The same in a word or two. */
    short: Record<AnswerKind, string>;
    retry: string;
    /** First in each answer while any overlay is a sample. */
    sampled?: { mark: string; text: string };
  };
};
