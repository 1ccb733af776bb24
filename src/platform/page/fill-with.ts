/** What `Element.replaceChildren` does, which came only with Chrome 86. */
export function fillWith(parent: Element, ...children: readonly (Node | string)[]): void {
  parent.textContent = "";
  parent.append(...children);
}
