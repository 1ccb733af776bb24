export type ClauseLinkWords = {
  /** Said when an address has been copied. */
  copied: string;
  /** Said where the browser cannot copy: the address is in its bar. */
  inAddressBar: string;
};
