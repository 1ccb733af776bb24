/** Anchor of the download section: store links lead to it in the HTML, and on devices without an app store. */
const downloadAnchor = "descargaApp";
/** Source: product specification, section 9. */
const waitForSectionMs = 10_000;

/** Scrolls to the download section once it is added to the page, if the URL names it and it is missing so far. */
export function scrollToDownloadSection(): void {
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
