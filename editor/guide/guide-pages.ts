import type { GuidePage } from "./read-guide-page.ts";

/** The guide for staff, in the order of its files. */
export const guidePages: readonly GuidePage[] = Object.values(
  import.meta.glob<GuidePage>("./*.md", { import: "page", eager: true }),
);
