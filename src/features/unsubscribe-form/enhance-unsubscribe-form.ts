export function enhanceUnsubscribeForm(_root: HTMLElement): void {}
