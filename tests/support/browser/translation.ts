/**
 * Simulates page translation by Chrome, Edge and Android. Replaces each text node with two nested `font` elements and a
 * new text node, now and after every change. The words stay the same, so that tests can read them. Writing to a
 * replaced text node is an error, because its text is not shown.
 *
 * @returns a function that stops the simulation.
 */
export function simulateTranslation(root: Element): () => void {
  const replaced = new Map<Node, Element>();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const shown = replaced.get(target);
      if (shown?.isConnected)
        throw new Error(
          `"${shown.textContent}" became "${target.textContent}" unseen: give what changes an element of its own, in ${shown.parentElement?.outerHTML}`,
        );
      for (const node of addedNodes) if (root.contains(node)) replaceTexts(node);
    }
  });
  function replaceTexts(node: Node): void {
    const parts = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (part) => {
      if (part.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
      return isUntranslated(part as Element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    });
    for (let outer: Node | null = node; outer; outer = outer.parentNode)
      if (outer.nodeType === Node.ELEMENT_NODE && isUntranslated(outer as Element)) return;
    const found = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (parts.nextNode()) found.push(parts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim()) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text.textContent);
      outer.append(inner);
      (text as Text).replaceWith(outer);
      replaced.set(text, outer);
      observer.observe(text, { characterData: true });
    }
  }
  replaceTexts(root);
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const untranslatedNames = new Set(["font", "script", "style", "template", "textarea"]);
const isUntranslated = (element: Element) =>
  untranslatedNames.has(element.localName) || element.getAttribute("translate") === "no";

/**
 * Like {@link simulateTranslation}, but only once and for one island. Self-contained, so that it can run in a real
 * browser.
 */
export function simulateIslandTranslation(island: string): void {
  const texts = document.createTreeWalker(
    document.querySelector(`[data-island="${island}"]`) as Element,
    NodeFilter.SHOW_TEXT,
  );
  const findings: Text[] = [];
  while (texts.nextNode()) findings.push(texts.currentNode as Text);
  for (const text of findings) {
    const font = document.createElement("font");
    font.append(text.data);
    text.replaceWith(font);
  }
}
