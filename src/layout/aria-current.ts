/** Attribute of a link to the current page. */
export const ariaCurrent = (isHere: boolean) => (isHere ? ({ "aria-current": "page" } as const) : {});
