/** Islands of the site that React hydrates; `src/pages/page-islands.ts` maps each to its module. */
export type IslandName =
  | "benefit-carousel"
  | "device-search"
  | "lead-form"
  | "line-life"
  | "plan-cost"
  | "plan-finder"
  | "plan-receipt"
  | "porting-eligibility"
  | "porting-planner"
  | "recovery-date"
  | "registry-lookup"
  | "testimonial-carousel"
  | "trip-lookup";

/** Islands without React, enhanced by their own script; `src/pages/page-islands.ts` maps each to its module. */
export const enhancedIslands = [
  "clause-links",
  "copy-values",
  "coverage-map",
  "help-assistant",
  "help-suggestion",
  "help-widget",
  "library-filter",
  "panel-tabs",
  "porting-deadline",
  "sim-builder",
  "site-search",
  "support-status",
  "unsubscribe-form",
] as const;

export type EnhancedIslandName = (typeof enhancedIslands)[number];

/** Islands of the component gallery, which is not published. */
export type GalleryIslandName = "demo-carousel" | "demo-tool";
