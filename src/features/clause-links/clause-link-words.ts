export type ClauseLinkWords = {
  /** Shown when an address has been copied. */
  copied: string;
  /** Shown when the browser cannot copy: the address is in its address bar. */
  inAddressBar: string;
};
