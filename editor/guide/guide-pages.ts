import type { GuidePage } from "./read-guide-page.ts";

/** The guide for staff, in the order of its files. */
export const guidePages: readonly GuidePage[] = Object.values(
  import.meta.glob<GuidePage>("./*.md", { import: "page", eager: true }),
);

/** Addresses of its pictures, by the names that pages use. Journeys take them: `tests/editor/guide-picture.ts`. */
export const guidePictures: Readonly<Record<string, string>> = import.meta.glob<string>("./pictures/*.webp", {
  import: "default",
  eager: true,
});
