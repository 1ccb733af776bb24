import { appStoreOf } from "#platform/device/device.ts";

/** Where the links go in the HTML, and on devices without a store. */
const downloadAnchor = "descargaApp";
/** Source: product specification, section 9. */
const waitForSectionMs = 10_000;

/** Sends links marked `data-store-link` to the visitor's store, whose addresses the body carries. */
export function pointStoreLinks(): void {
  const { playUrl, appStoreUrl } = document.body.dataset;
  const href = { play: playUrl, "app-store": appStoreUrl, none: undefined }[appStoreOf(navigator)];
  if (!href) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-store-link]")) link.href = href;
}

/** Scrolls to the download section if the address asks for it and it is not there yet. */
export function awaitDownloadSection(): void {
  if (location.hash !== `#${downloadAnchor}` || document.getElementById(downloadAnchor)) return;
  const observer = new MutationObserver(() => {
    const section = document.getElementById(downloadAnchor);
    if (!section) return;
    observer.disconnect();
    section.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitForSectionMs);
}
