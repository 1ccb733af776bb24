/**
 * Turns links to panels into tabs, controlled by pointer, arrow keys, or the URL.
 *
 * @param root - contains the markup of `sections/tab-panels`.
 */
export function enhancePanelTabs(root: HTMLElement): void {
  const frame = root.querySelector("[data-tabs]");
  const list = root.querySelector("[data-tabs] > ol");
  const tabs = [...(list?.querySelectorAll("a") ?? [])];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)) as HTMLElement);

  /** @returns the index of the panel with the element that the URL's fragment names; -1 if there is none. */
  function findPanelInAddress(): number {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    return target ? panels.findIndex((panel) => panel.contains(target)) : -1;
  }

  function choosePanel(chosenIndex: number): void {
    for (const [place, tab] of tabs.entries()) {
      const isChosen = place === chosenIndex;
      tab.setAttribute("aria-selected", `${isChosen}`);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panels[place];
      if (panel) panel.hidden = !isChosen;
    }
  }

  function chooseAndFocusTab(place: number): void {
    const tab = tabs[place];
    if (!tab) return;
    choosePanel(place);
    tab.focus();
    // Put the tab into the URL without scrolling.
    history.replaceState(null, "", tab.hash);
  }

  function handleKeyDown(event: KeyboardEvent, place: number): void {
    const nextByKey: Record<string, number> = {
      ArrowLeft: (place - 1 + tabs.length) % tabs.length,
      ArrowRight: (place + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      " ": place,
    };
    const nextIndex = nextByKey[event.key];
    if (nextIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chooseAndFocusTab(nextIndex);
  }

  list?.setAttribute("role", "tablist");
  for (const [place, tab] of tabs.entries()) {
    tab.parentElement?.setAttribute("role", "none");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    panels[place]?.setAttribute("role", "tabpanel");
    panels[place]?.setAttribute("aria-labelledby", tab.id);
    if (panels[place]) panels[place].tabIndex = 0;
    tab.addEventListener("keydown", (event) => handleKeyDown(event, place));
    tab.addEventListener("click", (event) => {
      // With these keys, the browser opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      chooseAndFocusTab(place);
    });
  }
  choosePanel(Math.max(0, findPanelInAddress()));
  frame?.setAttribute("data-live", "");
  addEventListener("hashchange", () => {
    const place = findPanelInAddress();
    if (place < 0) return;
    choosePanel(place);
    // Scroll now: the browser could not, because the element was still hidden.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
