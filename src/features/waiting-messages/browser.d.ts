interface Navigator {
  /** Global Privacy Control: https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
}
