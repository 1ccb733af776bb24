import type { ReactNode } from "react";
import type { EnhancedIslandName } from "./island-name.ts";

type EnhancedIslandProps = {
  name: EnhancedIslandName;
  /** Props for the script; must be serializable as JSON. */
  props: object;
  children: ReactNode;
};

/** An island without React: complete without script, and enhanced by its own script when it comes near the viewport. */
export function EnhancedIsland({ name, props, children }: EnhancedIslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
