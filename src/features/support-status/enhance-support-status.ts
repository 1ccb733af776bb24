export function enhanceSupportStatus(_root: HTMLElement): void {}
