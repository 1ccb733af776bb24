/** The `aria-current` attribute of a link, to be spread into it; empty unless it leads to the current page. */
export const ariaCurrent = (isHere: boolean) => (isHere ? ({ "aria-current": "page" } as const) : {});
