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
export type CoverageTexts = {
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
    none: string;
    /** Shown if the URL names an overlay that does not exist; has the placeholder `{name}`. */
    unknown: string;
    /** Shown before any bytes have arrived. */
    asked: string;
    /** Has the placeholders `{received}` and `{total}`. */
    loading: string;
    /** Shown if the total is unknown; has the placeholder `{received}`. */
    loadingUnknown: string;
    /** Announced when a download starts (`{overlay}`) and at each quarter (`{percent}`). */
    loadingStarts: string;
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
      /**
       * A place's name, with `{name}` and `{state}`. If two places share both: `nameIn`, with `{municipality}`, or
       * `nameMunicipality`. `nameSeat`: a municipality whose `{seat}` has another name. `nameFor`: the municipality of
       * `{asked}`, a colonia, beach or postal code.
       */
      name: string;
      nameIn: string;
      nameMunicipality: string;
      nameSeat: string;
      nameFor: string;
      /**
       * Remarks on an answer for a municipality, with `{asked}` and `{name}`, and with `{seat}` if the seat has another
       * name.
       */
      byPart: string;
      byCode: string;
      byAddress: string;
      forCenter: string;
      forSeat: string;
      /** Shown instead of an answer if no source has the position; has the placeholder `{place}`. */
      withoutPosition: string;
      /**
       * Shown for a postal code whose municipality is not known, with `{prefix}` and `{state}`; `shortCode` is for an
       * incomplete code.
       */
      codeOfState: string;
      shortCode: string;
      /** Shown if nothing matches `{text}`; `like` introduces places with similar names. */
      none: string;
      like: string;
      missing: string;
      /** Announced while the visitor types, with `{count}` and `{names}`. */
      one: string;
      many: string;
      /** Shown instead of an answer if several places match. */
      which: string;
      empty: string;
    };
    locate: string;
    locating: string;
    middle: string;
    /** Introductions to an answer: `{place}` for a named place, `{latitude}` and `{longitude}` for a position. */
    atPlace: string;
    atTap: string;
    atMiddle: string;
    atOwn: string;
    /** Names used in the verdict for the visitor's position, and for a point on the map. */
    own: string;
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
    retry: string;
    /** Introduces each answer while any overlay is sample data. */
    sampleNotice?: { mark: string; text: string };
  };
};
