import { usePageContext } from "vike-react/usePageContext";
import { findEntry, namedPromotions } from "#content/registry/registry.ts";
import { RegistryPage } from "#pages/registro-membresias/registry-page.tsx";

export function Page() {
  return <RegistryPage entry={findEntry(usePageContext().urlPathname, namedPromotions)} />;
}
