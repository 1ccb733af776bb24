import type { ReactNode } from "react";
import type { EnhancedIslandName } from "./island-name.ts";

type EnhancedProps = {
  name: EnhancedIslandName;
  /** For the script; must survive JSON. */
  props: object;
  children: ReactNode;
};

/** A piece of the page that its own script enhances when it is near the viewport. Complete without it. */
export function Enhanced({ name, props, children }: EnhancedProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
