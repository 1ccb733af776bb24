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

/** Islands whose HTML a script of their own brings to life: what they need leaves no room for React. */
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

/** Islands of the page of components, which is not built for visitors. */
export type GalleryIslandName = "demo-carousel" | "demo-tabs" | "demo-tool";
