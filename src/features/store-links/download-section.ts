/** Anchor of the download section, the target of store links in the HTML and on devices without an app store. */
const downloadAnchor = "descargaApp";
/** Maximum wait for the section; source: product specification, section 9. */
const maxWaitMs = 10_000;

/** If the URL names the download section and the section is missing, scrolls to it once it is added to the page. */
export function scrollToDownloadSection(): void {
  if (location.hash !== `#${downloadAnchor}` || document.getElementById(downloadAnchor)) return;
  const observer = new MutationObserver(() => {
    const section = document.getElementById(downloadAnchor);
    if (!section) return;
    observer.disconnect();
    section.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
}
