export function enhanceHelpWidget(_root: HTMLElement): void {}
