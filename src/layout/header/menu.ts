/** Makes Escape, a click or the focus outside, or a click on a link close the mobile menu; it opens without script. */
export function enhanceMenus(): void {
  addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    (menu.querySelector("summary") as HTMLElement).focus();
  });
  // The open menu would cover the element that Tab reaches next.
  addEventListener("focusin", ({ target }) => {
    const menu = openMenu();
    if (menu && !menu.contains(target as Element)) menu.open = false;
  });
  addEventListener("click", ({ target }) => {
    const menu = openMenu();
    if (menu && (!menu.contains(target as Element) || (target as Element).closest("a"))) menu.open = false;
  });
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>("details[data-menu][open]");
}
