/** Replaces all children of an element like `Element.replaceChildren`, which exists only since Chrome 86. */
export function replaceAllChildren(parent: Element, ...children: readonly (Node | string)[]): void {
  parent.textContent = "";
  parent.append(...children);
}
