import { detectAppStore } from "#platform/device/device.ts";

/** Sets all `data-store-link` links to the URL of the visitor's app store, which is in a data attribute of the body. */
export function setStoreLinkUrls(): void {
  const href = document.body.getAttribute(`data-${detectAppStore(navigator)}-url`);
  if (!href) return;
  const setHrefs = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-store-link]")) link.href = href;
  };
  setHrefs();
  // Links that a tool adds later are changed when they are clicked.
  addEventListener("click", setHrefs, true);
}
