import type { ReactNode } from "react";
import type { EnhancedIslandName } from "./island-name.ts";

type EnhancedProps = {
  name: EnhancedIslandName;
  /** For the script; must survive JSON. */
  props: object;
  children: ReactNode;
};

/** A piece of the page that a script of its own enhances when it is near. Complete without it. */
export function Enhanced({ name, props, children }: EnhancedProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
