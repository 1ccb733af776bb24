/** The small script of every page. What it needs for one page only loads when that page needs it. */

import { sendMessages } from "#features/messages/messages.ts";
import { awaitDownloadSection, pointStoreLinks } from "#features/store-links/store-links.ts";
import { supportDialogs } from "#layout/dialog-support.ts";
import type { EnhancedIslandName, GalleryIslandName, IslandName } from "#layout/island-name.ts";
import { closeMenus } from "#layout/menu.ts";
import { type EnhancerLoader, type IslandLoader, wakeIslands } from "#layout/wake-islands.ts";

const islands: Record<IslandName, IslandLoader> = {
  "app-carousel": async () => (await import("#features/app-carousel/app-carousel.tsx")).AppCarousel,
  "benefit-carousel": async () => (await import("#features/benefit-carousel/benefit-carousel.tsx")).BenefitCarousel,
  "device-search": async () => (await import("#features/device-search/device-search.tsx")).DeviceSearch,
  "lead-form": async () => (await import("#features/lead-form/lead-form.tsx")).LeadForm,
  "plan-cost": async () => (await import("#features/plan-cost/plan-cost.tsx")).PlanCost,
  "plan-finder": async () => (await import("#features/plan-finder/plan-finder.tsx")).PlanFinder,
  "port-eligibility": async () => (await import("#features/port-eligibility/port-eligibility.tsx")).PortEligibility,
  "port-planner": async () => (await import("#features/port-planner/port-planner.tsx")).PortPlanner,
  "registry-lookup": async () => (await import("#features/registry-lookup/registry-lookup.tsx")).RegistryLookup,
  "testimonial-carousel": async () =>
    (await import("#features/testimonial-carousel/testimonial-carousel.tsx")).TestimonialCarousel,
  "trip-lookup": async () => (await import("#features/trip-lookup/trip-lookup.tsx")).TripLookup,
};

const enhancers: Record<EnhancedIslandName, EnhancerLoader> = {
  "clause-links": async () => (await import("#features/clause-links/enhance-clause-links.ts")).enhanceClauseLinks,
  "coverage-map": async () => (await import("#features/coverage-map/enhance-coverage-map.ts")).enhanceCoverageMap,
  "library-filter": async () =>
    (await import("#features/library-filter/enhance-library-filter.ts")).enhanceLibraryFilter,
  "panel-tabs": async () => (await import("#features/panel-tabs/enhance-panel-tabs.ts")).enhancePanelTabs,
};

supportDialogs();
closeMenus();
pointStoreLinks();
awaitDownloadSection();
if (import.meta.env.WITH_GALLERY) {
  const gallery: Record<GalleryIslandName, IslandLoader> = {
    "demo-carousel": async () => (await import("./_componentes/demo-carousel.tsx")).DemoCarousel,
    "demo-tabs": async () => (await import("./_componentes/demo-tabs.tsx")).DemoTabs,
    "demo-tool": async () => (await import("./_componentes/demo-tool.tsx")).DemoTool,
  };
  wakeIslands({ ...islands, ...gallery }, enhancers);
} else wakeIslands(islands, enhancers);
sendMessages();
