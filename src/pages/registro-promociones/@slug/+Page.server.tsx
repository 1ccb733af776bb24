import { usePageContext } from "vike-react/usePageContext";
import { findRegistryEntry, namedPromotions } from "#content/registry/registry.ts";
import { RegistryPage } from "#pages/_templates/registry/registry-page.tsx";

export function Page() {
  return <RegistryPage entry={findRegistryEntry(usePageContext().urlPathname, namedPromotions)} />;
}
