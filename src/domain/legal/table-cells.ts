import type { Element, ElementContent, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";

/** Labels every cell of a table with its column's name, which is shown where the columns do not fit side by side. */
export function cellLabelsPlugin() {
  return (tree: Root) => {
    for (const table of findElements(tree.children, "table")) labelCells(table);
  };
}

/** Marks a link that is alone in its cell or list item, to make it a full touch target: docs/decisions/0075. */
export function loneLinksPlugin() {
  return (tree: Root) =>
    visit(tree, "element", ({ tagName, children }) => {
      if (!["td", "th", "li"].includes(tagName)) return;
      const [only, ...others] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
      if (only?.type === "element" && only.tagName === "a" && others.length === 0)
        only.properties.className = ["lone-link"];
    });
}

function labelCells(table: Element): void {
  const rows = findElements(table.children, "tr");
  const names = findElements(rows[0]?.children ?? [], "th").map(getText);
  for (const heading of findElements(rows[0]?.children ?? [], "th")) heading.properties.scope = "col";
  for (const row of rows.slice(1)) {
    for (const [column, cell] of findElements(row.children, "td").entries()) {
      if (column === 0) Object.assign(cell, { tagName: "th", properties: { ...cell.properties, scope: "row" } });
      else cell.properties.dataLabel = names[column] ?? "";
    }
  }
}

/** Finds the elements with this name at any depth, except those inside another such element. */
function findElements(nodes: readonly (RootContent | ElementContent)[], name: string): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    return node.tagName === name ? [node] : findElements(node.children, name);
  });
}

function getText(node: Element | ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => getText(child as ElementContent)).join("") : "";
}
