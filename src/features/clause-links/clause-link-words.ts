export type ClauseLinkWords = {
  /** Said when an address has been copied. */
  copied: string;
  /** Said when the browser cannot copy: the address is in its address bar. */
  inAddressBar: string;
};
