interface Document {
  /** Whether the page is being prerendered: https://wicg.github.io/nav-speculation/prerendering.html */
  readonly prerendering?: boolean;
}
