/** Marks a link to the page that it is on. */
export const currentIf = (isHere: boolean) => (isHere ? ({ "aria-current": "page" } as const) : {});
