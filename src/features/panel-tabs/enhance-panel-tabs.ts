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
  function placeInAddress(): number {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    return target ? panels.findIndex((panel) => panel.contains(target)) : -1;
  }

  function choose(chosen: number): void {
    for (const [place, tab] of tabs.entries()) {
      const isChosen = place === chosen;
      tab.setAttribute("aria-selected", `${isChosen}`);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = panels[place];
      if (panel) panel.hidden = !isChosen;
    }
  }

  function chooseByHand(place: number): void {
    const tab = tabs[place];
    if (!tab) return;
    choose(place);
    tab.focus();
    // Put the tab into the URL without scrolling.
    history.replaceState(null, "", tab.hash);
  }

  function answerKey(event: KeyboardEvent, place: number): void {
    const next: Record<string, number> = {
      ArrowLeft: (place - 1 + tabs.length) % tabs.length,
      ArrowRight: (place + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      " ": place,
    };
    const wanted = next[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chooseByHand(wanted);
  }

  list?.setAttribute("role", "tablist");
  for (const [place, tab] of tabs.entries()) {
    tab.parentElement?.setAttribute("role", "none");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    panels[place]?.setAttribute("role", "tabpanel");
    panels[place]?.setAttribute("aria-labelledby", tab.id);
    if (panels[place]) panels[place].tabIndex = 0;
    tab.addEventListener("keydown", (event) => answerKey(event, place));
    tab.addEventListener("click", (event) => {
      // With these keys, the browser opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      chooseByHand(place);
    });
  }
  choose(Math.max(0, placeInAddress()));
  frame?.setAttribute("data-live", "");
  addEventListener("hashchange", () => {
    const place = placeInAddress();
    if (place < 0) return;
    choose(place);
    // Scroll now: the browser could not, because the element was still hidden.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  });
}
