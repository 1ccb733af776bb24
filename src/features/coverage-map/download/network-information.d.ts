interface Navigator {
  /** https://wicg.github.io/netinfo/; not supported by every browser. */
  readonly connection?: { readonly saveData?: boolean };
}
