/** Every island of the site; `src/pages/+client.ts` says what each loads. */
export type IslandName = "app-carousel" | "lead-form" | "testimonial-carousel";

/** Islands of the page of components, which is not built for visitors. */
export type GalleryIslandName = "demo-carousel" | "demo-tabs" | "demo-tool";
