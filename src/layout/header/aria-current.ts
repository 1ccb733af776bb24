/** Builds the props that mark a link to the current page, to be spread into the link; empty for other links. */
export const buildAriaCurrent = (isHere: boolean) => (isHere ? ({ "aria-current": "page" } as const) : {});
