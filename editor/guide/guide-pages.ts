import type { StaffGuidePage } from "./read-guide-page.ts";

/** The guide for staff, in the order of its files. */
export const guidePages: readonly StaffGuidePage[] = Object.values(
  import.meta.glob<StaffGuidePage>("./*.md", { import: "page", eager: true }),
);
