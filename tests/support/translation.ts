/**
 * Puts the page into another language as Chrome, Edge and Android do: each text is replaced by two nested `font`
 * elements with a text of their own, now and whenever something is written. The words stay, so that tests can read
 * them. An old text that is written once more is an error: nobody sees it.
 *
 * @returns what stops it.
 */
export function translate(root: Element): () => void {
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
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || text.parentElement?.closest(untranslated)) continue;
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

const untranslated = "font, script, style, template, textarea, [translate=no]";

/** The same, once, for the words of one island in a browser under test: needs nothing outside itself. */
export function translateIsland(island: string): void {
  const texts = document.createTreeWalker(
    document.querySelector(`[data-island="${island}"]`) as Element,
    NodeFilter.SHOW_TEXT,
  );
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    font.append(text.data);
    text.replaceWith(font);
  }
}
