export type ClauseLinkTexts = {
  /** Message after a URL was copied. */
  copied: string;
  /** Message if the browser cannot copy: the URL is then in its address bar. */
  inAddressBar: string;
};
