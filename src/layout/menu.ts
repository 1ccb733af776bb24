/** Closes the mobile menu the way people expect; opening it is native. */
export function closeMenus(): void {
  document.addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    (menu.querySelector("summary") as HTMLElement).focus();
  });
  document.addEventListener("click", ({ target }) => {
    const menu = openMenu();
    const pressed = target as Element;
    if (menu && (!menu.contains(pressed) || pressed.closest("a"))) menu.open = false;
  });
}

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>("details[data-menu][open]");
}
