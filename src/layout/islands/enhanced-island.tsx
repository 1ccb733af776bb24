import type { ReactNode } from "react";
import type { EnhancedIslandName } from "./island-name.ts";

/** The script's function, whose second parameter is the island's props. */
type Enhance = (root: HTMLElement, props: never) => void;

type EnhancedIslandProps<Enhancer extends Enhance> = {
  name: EnhancedIslandName;
  /** Props for the script; must be serializable as JSON. */
  props: Parameters<Enhancer> extends [HTMLElement, infer Props] ? Props : object;
  children: ReactNode;
};

/**
 * An island without React: complete without script, and enhanced by its own script when it comes near the viewport. Its
 * type parameter is required, so that the script gets what it expects: `<EnhancedIsland<typeof enhanceSiteSearch>`.
 */
export function EnhancedIsland<Enhancer extends Enhance = never>({
  name,
  props,
  children,
}: EnhancedIslandProps<Enhancer>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
