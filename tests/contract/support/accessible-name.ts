import { type HTMLElement, type Node, NodeType } from "node-html-parser";

/**
 * Gets the accessible name of an element: a short form of the standard computation, sufficient for links and buttons.
 */
export function getAccessibleName(element: HTMLElement, root: HTMLElement): string {
  const references = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const referred = references.map((id) => root.getElementById(id)).filter((found) => found !== null);
  if (referred.length > 0) return referred.map(getText).join(" ").trim();
  return (element.getAttribute("aria-label") ?? getText(element)).trim();
}

function getText(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (node.nodeType !== NodeType.ELEMENT_NODE) return "";
  const element = node as HTMLElement;
  if (element.getAttribute("aria-hidden") === "true") return "";
  const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
  return label ?? element.childNodes.map(getText).join("");
}
