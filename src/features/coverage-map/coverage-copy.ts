import type { PositionProblem } from "#platform/geolocation/geolocation.ts";
import type { CoverageErrorCode } from "./coverage-engine.ts";

/** Singular and plural of a sentence; `more` has `{n}`. */
type Counted = { one: string; more: string };

export type TechnologyAnswer =
  | "waiting"
  | "guaranteed"
  | "differentiated"
  | "covered"
  | "none"
  | "missing"
  | "unreadable";

/** Texts of the map. The comments name the placeholders, such as `{name}`. */
export type CoverageCopy = {
  prompt: string;
  map: {
    /** Accessible name of the map. */
    label: string;
    /** Instructions for moving the map by keyboard. */
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
    choose: string;
    /** Shown if the URL names an overlay that does not exist; has the placeholder `{name}`. */
    unknown: string;
    /** Shown before any bytes have arrived. */
    start: string;
    /** Has the placeholders `{received}` and `{total}`. */
    loading: string;
    /** Shown if the total is unknown; has the placeholder `{received}`. */
    loadingUnknown: string;
    /** Announced when a download starts, with `{overlay}`. */
    loadingStarts: string;
    /** Announced at each quarter of a download, with `{percent}`. */
    loadingGoesOn: string;
    progressLabel: string;
    drawing: Counted;
    /** Has the placeholder `{overlay}`. */
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
    /** Has the placeholder `{size}`. */
    ask: string;
    askForAnswer: string;
    accept: string;
    decline: string;
  };
  look: {
    legend: string;
    transparency: string;
    /** Has the placeholder `{percent}`. */
    transparencyValue: string;
  };
  point: {
    /** Note below the question. */
    privacy: string;
    /** Note below an answer. */
    indoors: string;
    withoutScript: string;
    place: {
      /** Places whose coverage one press looks up. */
      examples: readonly string[];
      label: string;
      hint: string;
      suggestions: string;
      submit: string;
      /** A place's name, with `{name}` and `{state}`. */
      name: string;
      /** Name of a place that shares name and state with another one; adds `{municipality}`. */
      nameIn: string;
      /** Name of a municipality that shares name and state with a place. */
      nameMunicipality: string;
      /** Name of a municipality whose `{seat}` has another name. */
      nameSeat: string;
      /** Name of a colonia, beach or postal code, `{asked}`, with its municipality, `{name}`. */
      nameFor: string;
      /** Remark on a colonia or beach, `{asked}`: the answer is for its municipality, `{name}`. */
      byPart: string;
      /** Remark on a postal code, `{asked}`: the answer is for its municipality, `{name}`. */
      byCode: string;
      /** Remark on an address: the answer is for the place, `{name}`. */
      byAddress: string;
      /** Remark that the answer is for the municipality's centre. */
      forCenter: string;
      /** Remark that the answer is for the municipality's seat, `{seat}`. */
      forSeat: string;
      /** Shown instead of an answer if no source has the position; has the placeholder `{place}`. */
      withoutPosition: string;
      /** Shown for a postal code whose municipality is unknown, with `{prefix}` and `{state}`. */
      codeOfState: string;
      /** Shown for an incomplete postal code. */
      shortCode: string;
      /** Shown if nothing matches `{text}`. */
      noMatch: string;
      /** Introduces places with names similar to `{text}`. */
      similar: string;
      noList: string;
      /** Announced while the visitor types, with `{count}` and `{names}`. */
      one: string;
      many: string;
      /** Shown instead of an answer if several places match. */
      namesakes: string;
      empty: string;
    };
    locate: string;
    locating: string;
    middle: string;
    /** Introduces an answer for a named place, with `{place}`. */
    atPlace: string;
    /** Introduces an answer for a tapped point, with `{latitude}` and `{longitude}`. */
    atTap: string;
    /** Introduces an answer for the map's centre, with `{latitude}` and `{longitude}`. */
    atMiddle: string;
    /** Introduces an answer for the visitor's position. */
    atOwn: string;
    /** What the verdict calls the visitor's position. */
    position: string;
    /** What the verdict calls a point on the map. */
    point: string;
    /** Has the placeholders `{technology}` and `{place}`. */
    verdicts: Record<"waiting" | "yes" | "no" | "unknown", string>;
    /** Has the placeholders `{technology}`, `{distance}` and `{direction}`. */
    nearest: string;
    /** The eight compass directions, clockwise from the north. */
    directions: readonly string[];
    /** Has the placeholder `{radius}`, in kilometres. */
    inexact: string;
    outside: string;
    declined: string;
    problems: Record<PositionProblem, string>;
    /** Each text has the placeholder `{technology}`. */
    answers: Record<TechnologyAnswer, string>;
    /** Variants of `answers` of one or two words. */
    short: Record<TechnologyAnswer, string>;
    /** Before the short answers while any overlay is sample data. */
    example: string;
    retry: string;
    /** Introduces each answer while any overlay is sample data. */
    sampleNotice?: { mark: string; text: string };
  };
};
