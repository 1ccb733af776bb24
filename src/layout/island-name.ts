/** Islands of the site that React hydrates; `src/pages/+client.ts` maps each to its module. */
export type IslandName =
  | "app-carousel"
  | "benefit-carousel"
  | "device-search"
  | "lead-form"
  | "line-timeline"
  | "plan-cost"
  | "plan-finder"
  | "port-eligibility"
  | "port-planner"
  | "recovery-date"
  | "registry-lookup"
  | "testimonial-carousel"
  | "trip-lookup";

/** Islands that their own script enhances: their scripts leave no room for React. */
export const enhancedIslands = [
  "clause-links",
  "copy-values",
  "coverage-map",
  "help-widget",
  "library-filter",
  "panel-tabs",
  "site-search",
  "support-status",
  "unsubscribe-form",
] as const;

export type EnhancedIslandName = (typeof enhancedIslands)[number];

/** Islands of the component gallery, which visitors do not get. */
export type GalleryIslandName = "demo-carousel" | "demo-tool";
