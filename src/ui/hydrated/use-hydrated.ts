import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML and in the first render of the browser, then true: what needs script shows up only then. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
