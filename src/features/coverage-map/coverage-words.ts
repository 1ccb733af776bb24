import type { PositionProblem } from "#platform/geolocation/geolocation.ts";
import type { CoverageErrorCode } from "./coverage-engine.ts";

/** `more` has `{n}`. */
type Counted = { one: string; more: string };

/** What is known about a technology at a place. */
export type AnswerKind = "waiting" | "guaranteed" | "differentiated" | "covered" | "none" | "missing" | "unreadable";

/** The map's texts. The map fills in `{…}`. */
export type CoverageWords = {
  prompt: string;
  map: {
    /** Accessible name of the map. */
    label: string;
    /** How to move the map by keyboard. */
    hint: string;
    /** Describes the drawing shown before the map. */
    outlineAlt: string;
    withoutScript: string;
    /** Shown before the script has loaded. */
    starting: string;
    zoomIn: string;
    zoomOut: string;
    /** Shown when base tiles do not arrive. */
    withoutTiles: string;
  };
  overlay: {
    none: string;
    /** `{name}`: the address asks for an overlay that does not exist. */
    unknown: string;
    /** Shown before any bytes have arrived. */
    asked: string;
    /** `{received}`, `{total}`. */
    loading: string;
    /** `{received}`; for an unknown total. */
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
    /** Below the question and below an answer. */
    privacy: string;
    indoors: string;
    withoutScript: string;
    place: {
      label: string;
      hint: string;
      suggestions: string;
      submit: string;
      /** A locality's name: `{name}`, `{state}`, and `{near}` if two share name and state. */
      name: string;
      nameNear: string;
      /** `{text}`; `like` introduces places with similar names. */
      none: string;
      like: string;
      missing: string;
      /** Announced while typing: `{count}`, `{names}`. */
      one: string;
      many: string;
      /** Shown instead of an answer if several places match. */
      which: string;
      /** Shown for an empty field. */
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
    /** `{technology}` and `{place}`. */
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
    /** Each has `{technology}`. */
    answers: Record<AnswerKind, string>;
    /** Like `answers`, in a word or two. */
    short: Record<AnswerKind, string>;
    retry: string;
    /** Introduces each answer while any overlay is sample data. */
    sampled?: { mark: string; text: string };
  };
};
