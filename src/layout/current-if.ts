/** Marks a link that leads to the current page. */
export const currentIf = (isHere: boolean) => (isHere ? ({ "aria-current": "page" } as const) : {});
