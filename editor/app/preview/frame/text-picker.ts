/** Lets a person point at a text of the page, to find where it is written. */
import type { PickedText } from "#editor/api/api.ts";

const outlineId = "editor-pick";
/** Headings; the Tab key does not reach them by default. */
const headings = "h1, h2, h3, h4";

/**
 * Outlines the text under the pointer or with the focus, and reports it after a click or Enter. When switched off,
 * links work, and only Alt+click reports a text.
 */
export function createTextPicker(onPick: (pickedText: PickedText) => void): { setOn: (isOn: boolean) => void } {
  let isOn = false;
  const cursorStyles = new CSSStyleSheet();
  const focusableHeadings = new Set<HTMLElement>();

  const outline = (target: EventTarget | null) => {
    for (const animation of document.getAnimations()) if (animation.id === outlineId) animation.cancel();
    const block = isOn ? findBlock(target) : undefined;
    const outlineKeyframe = {
      outline: "3px solid var(--obsidiana)",
      outlineOffset: "2px",
      boxShadow: "0 0 0 2px var(--nopal)",
    };
    // An animation changes neither the layout nor the document.
    block?.animate([outlineKeyframe, outlineKeyframe], { id: outlineId, duration: Number.POSITIVE_INFINITY });
  };
  const pick = (event: Event) => {
    const block = findBlock(event.target);
    const summary = block?.closest("summary");
    // A closed `details` element also opens, because its other texts could not be picked otherwise.
    if (!(summary?.parentElement instanceof HTMLDetailsElement && !summary.parentElement.open)) event.preventDefault();
    event.stopImmediatePropagation();
    if (block) onPick(describeBlock(block));
  };
  addEventListener("pointerover", ({ target }) => outline(target), { capture: true });
  addEventListener("focusin", ({ target }) => outline(target), { capture: true });
  addEventListener("click", (event) => (isOn || event.altKey) && pick(event), { capture: true });
  addEventListener("keydown", (event) => isOn && event.key === "Enter" && pick(event), { capture: true });

  return {
    setOn: (next) => {
      isOn = next;
      cursorStyles.replaceSync(isOn ? "* { cursor: crosshair !important; }" : "");
      const otherStyles = document.adoptedStyleSheets.filter((sheet) => sheet !== cursorStyles);
      document.adoptedStyleSheets = [...otherStyles, cursorStyles];
      for (const heading of focusableHeadings) heading.removeAttribute("tabindex");
      focusableHeadings.clear();
      // The pointer may have stopped before this script loaded.
      outline([...document.querySelectorAll(":hover")].at(-1) ?? null);
      if (!isOn) return;
      for (const heading of document.querySelectorAll<HTMLElement>(headings))
        if (!heading.hasAttribute("tabindex")) {
          heading.tabIndex = 0;
          focusableHeadings.add(heading);
        }
    },
  };
}

/** Finds the smallest block around an element; undefined if the block has no text of its own. */
function findBlock(target: EventTarget | null): Element | undefined {
  let block = target instanceof Element ? target : null;
  while (block?.parentElement && ["inline", "contents"].includes(getComputedStyle(block).display))
    block = block.parentElement;
  return block && block !== document.body && hasOwnText(block) ? block : undefined;
}

/** Whether an element has text outside its nested blocks. */
const hasOwnText = (block: Element): boolean =>
  [...block.childNodes].some((child) =>
    child instanceof Element
      ? getComputedStyle(child).display === "inline" && hasOwnText(child)
      : child instanceof Text && child.data.trim() !== "",
  );

function describeBlock(block: Element): PickedText {
  const text = block.textContent ?? "";
  const equalElements = [...document.querySelectorAll(block.localName)].filter((each) => each.textContent === text);
  const id = block.closest("[id]")?.id ?? "";
  return { tag: block.localName, text: text.replaceAll(/\s+/g, " ").trim(), nth: equalElements.indexOf(block), id };
}
