interface Navigator {
  /** https://wicg.github.io/netinfo/; not in every browser. */
  readonly connection?: { readonly saveData?: boolean };
}
