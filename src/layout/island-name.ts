/** Every island of the site that React wakes; `src/pages/+client.ts` says what each loads. */
export type IslandName =
  | "app-carousel"
  | "benefit-carousel"
  | "device-search"
  | "lead-form"
  | "plan-cost"
  | "plan-finder"
  | "port-eligibility"
  | "port-planner"
  | "registry-lookup"
  | "testimonial-carousel"
  | "trip-lookup";

/** Islands whose HTML a script of their own brings to life: what they need leaves no room for React. */
export type EnhancedIslandName = "clause-links" | "coverage-map" | "library-filter" | "panel-tabs";

/** Islands of the page of components, which is not built for visitors. */
export type GalleryIslandName = "demo-carousel" | "demo-tabs" | "demo-tool";
