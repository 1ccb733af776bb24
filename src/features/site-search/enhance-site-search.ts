export function enhanceSiteSearch(_root: HTMLElement): void {}
