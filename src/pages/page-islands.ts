/**
 * The script of every page with an island: it has the table of islands and wakes them.
 * `scripts/build/client/link-scripts.ts` names it in their HTML, so it arrives together with the common script.
 */

import type { EnhancedIslandName, GalleryIslandName, IslandName } from "#layout/islands/island-name.ts";
import { type EnhancerLoaders, type IslandLoaders, wakeIslands } from "#layout/islands/wake-islands.ts";

const islands: IslandLoaders<IslandName> = {
  "benefit-carousel": () => import("#features/benefit-carousel/benefit-carousel.tsx"),
  "device-search": () => import("#features/device-search/device-search.tsx"),
  "lead-form": () => import("#features/lead-form/lead-form.tsx"),
  "line-life": () => import("#features/line-life/line-life.tsx"),
  "plan-cost": () => import("#features/plan-cost/plan-cost.tsx"),
  "plan-finder": () => import("#features/plan-finder/plan-finder.tsx"),
  "plan-receipt": () => import("#features/plan-receipt/plan-receipt.tsx"),
  "porting-eligibility": () => import("#features/porting-eligibility/porting-eligibility.tsx"),
  "porting-planner": () => import("#features/porting-planner/porting-planner.tsx"),
  "recovery-date": () => import("#features/recovery-date/recovery-date.tsx"),
  "registry-lookup": () => import("#features/registry-lookup/registry-lookup.tsx"),
  "testimonial-carousel": () => import("#features/testimonial-carousel/testimonial-carousel.tsx"),
  "trip-lookup": () => import("#features/trip-lookup/trip-lookup.tsx"),
};

const enhancers: EnhancerLoaders<EnhancedIslandName> = {
  "clause-links": () => import("#features/clause-links/enhance-clause-links.ts"),
  "copy-values": () => import("#features/copy-values/enhance-copy-values.ts"),
  "coverage-map": () => import("#features/coverage-map/enhance-coverage-map.ts"),
  "help-assistant": () => import("#features/help-assistant/enhance-help-assistant.ts"),
  "help-suggestion": () => import("#features/help-suggestion/enhance-help-suggestion.ts"),
  "help-widget": () => import("#features/help-widget/enhance-help-widget.ts"),
  "library-filter": () => import("#features/library-filter/enhance-library-filter.ts"),
  "panel-tabs": () => import("#features/panel-tabs/enhance-panel-tabs.ts"),
  "porting-deadline": () => import("#features/porting-deadline/enhance-porting-deadline.ts"),
  "sim-builder": () => import("#features/sim-builder/enhance-sim-builder.ts"),
  "site-search": () => import("#features/site-search/enhance-site-search.ts"),
  "support-status": () => import("#features/support-status/enhance-support-status.ts"),
  "unsubscribe-form": () => import("#features/unsubscribe-form/enhance-unsubscribe-form.ts"),
};

export function wakePageIslands(): void {
  if (import.meta.env.WITH_GALLERY) {
    const gallery: IslandLoaders<GalleryIslandName> = {
      "demo-carousel": () => import("./_componentes/demo-carousel.tsx"),
      "demo-tool": () => import("./_componentes/demo-tool.tsx"),
    };
    wakeIslands({ ...islands, ...gallery }, enhancers);
  } else wakeIslands(islands, enhancers);
}
