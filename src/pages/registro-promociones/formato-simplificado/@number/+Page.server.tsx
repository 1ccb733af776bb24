import { usePageContext } from "vike-react/usePageContext";
import { entryAt, numberedPromotions } from "#content/registry/registry.ts";
import { RegistryPage } from "#pages/registro-membresias/registry-page.tsx";

export function Page() {
  return <RegistryPage entry={entryAt(usePageContext().urlPathname, numberedPromotions)} />;
}
