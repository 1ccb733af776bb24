import type { ReactNode } from "react";
import type { EnhancedIslandName } from "./island-name.ts";

type EnhancedProps = {
  name: EnhancedIslandName;
  /** Props for the script; must be serializable as JSON. */
  props: object;
  children: ReactNode;
};

/** A part of the page that its own script enhances when it comes near the viewport. Complete without script. */
export function Enhanced({ name, props, children }: EnhancedProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
