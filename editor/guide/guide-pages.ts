import type { StaffGuidePage } from "./read-guide-page.ts";

export const guidePages: readonly StaffGuidePage[] = Object.values(
  import.meta.glob<StaffGuidePage>("./*.md", { import: "page", eager: true }),
);
