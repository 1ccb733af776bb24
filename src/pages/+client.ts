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
  "line-timeline": async () => (await import("#features/line-timeline/line-timeline.tsx")).LineTimeline,
  "plan-cost": async () => (await import("#features/plan-cost/plan-cost.tsx")).PlanCost,
  "plan-finder": async () => (await import("#features/plan-finder/plan-finder.tsx")).PlanFinder,
  "port-eligibility": async () => (await import("#features/port-eligibility/port-eligibility.tsx")).PortEligibility,
  "port-planner": async () => (await import("#features/port-planner/port-planner.tsx")).PortPlanner,
  "recovery-date": async () => (await import("#features/recovery-date/recovery-date.tsx")).RecoveryDate,
  "registry-lookup": async () => (await import("#features/registry-lookup/registry-lookup.tsx")).RegistryLookup,
  "testimonial-carousel": async () =>
    (await import("#features/testimonial-carousel/testimonial-carousel.tsx")).TestimonialCarousel,
  "trip-lookup": async () => (await import("#features/trip-lookup/trip-lookup.tsx")).TripLookup,
};

const enhancers: Record<EnhancedIslandName, EnhancerLoader> = {
  "clause-links": async () => (await import("#features/clause-links/enhance-clause-links.ts")).enhanceClauseLinks,
  "copy-values": async () => (await import("#features/copy-values/enhance-copy-values.ts")).enhanceCopyValues,
  "coverage-map": async () => (await import("#features/coverage-map/enhance-coverage-map.ts")).enhanceCoverageMap,
  "help-widget": async () => (await import("#features/help-widget/enhance-help-widget.ts")).enhanceHelpWidget,
  "library-filter": async () =>
    (await import("#features/library-filter/enhance-library-filter.ts")).enhanceLibraryFilter,
  "panel-tabs": async () => (await import("#features/panel-tabs/enhance-panel-tabs.ts")).enhancePanelTabs,
  "site-search": async () => (await import("#features/site-search/enhance-site-search.ts")).enhanceSiteSearch,
  "support-status": async () =>
    (await import("#features/support-status/enhance-support-status.ts")).enhanceSupportStatus,
  "unsubscribe-form": async () =>
    (await import("#features/unsubscribe-form/enhance-unsubscribe-form.ts")).enhanceUnsubscribeForm,
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
