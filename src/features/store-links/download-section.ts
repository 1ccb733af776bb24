/** Anchor of store links in the HTML, and on devices without a store. */
const downloadAnchor = "descargaApp";
/** Source: product specification, section 9. */
const waitForSectionMs = 10_000;

/** Scrolls to the download section when it appears, if the address names it and it is not there yet. */
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
