/** Every island of the site that React wakes; `src/pages/+client.ts` says what each loads. */
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

/** Islands that their own script enhances: what they load leaves no room for React. */
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

/** Islands of the component gallery, which is not built for visitors. */
export type GalleryIslandName = "demo-carousel" | "demo-tool";
