import { appStoreOf } from "#platform/device/device.ts";

/** Points links marked `data-store-link` to the visitor's store; the body has the stores' addresses. */
export function pointStoreLinks(): void {
  const href = document.body.getAttribute(`data-${appStoreOf(navigator)}-url`);
  if (!href) return;
  const point = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-store-link]")) link.href = href;
  };
  point();
  // Before it is followed, a link that a tool has made since.
  addEventListener("click", point, true);
}
