interface Navigator {
  /** Network Information API, which not every browser supports: https://wicg.github.io/netinfo/ */
  readonly connection?: { readonly saveData?: boolean };
}
