import type { ReactNode } from "react";
import type { EnhancedIslandName } from "./island-name.ts";
import { OldBrowserNote } from "./old-browser-note.tsx";

/** Of these hardly anything is left where the script cannot run; the others only lose what they add. */
const tools: readonly EnhancedIslandName[] = ["coverage-map", "site-search"];

type EnhancedProps = {
  name: EnhancedIslandName;
  /** For the script; must survive JSON. */
  props: object;
  children: ReactNode;
};

/** A piece of the page that a script of its own enhances when it is near. Complete without it. */
export function Enhanced({ name, props, children }: EnhancedProps) {
  return (
    <>
      {tools.includes(name) && <OldBrowserNote />}
      <div data-island={name} data-props={JSON.stringify(props)}>
        {children}
      </div>
    </>
  );
}
