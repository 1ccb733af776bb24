export function enhanceCopyValues(_root: HTMLElement): void {}
