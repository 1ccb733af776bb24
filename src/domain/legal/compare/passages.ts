import { type HTMLElement, NodeType } from "node-html-parser";

/** A unit of comparison: a paragraph, a list item, a part's title, or a table row. */
export type Passage = {
  /** Number on the page; empty if it has none. */
  number: string;
  /** The cells of a table row; any other passage has a single cell. */
  cells: readonly string[];
  row?: "head" | "body";
};

const blockTags = new Set(["P", "OL", "UL", "LI", "H3", "TABLE"]);

/** Reads the passages of an element of a legal text, in order; a list, or an item that contains a list, has several. */
export function readPassages(element: HTMLElement): Passage[] {
  if (element.tagName === "TABLE") return readRows(element);
  const passages: Passage[] = [];
  let number = "";
  let text = "";
  const closePassage = () => {
    const collapsedText = collapseSpaces(text);
    if (collapsedText) passages.push({ number, cells: [collapsedText] });
    text = "";
    if (collapsedText) number = "";
  };
  const readChildren = (parent: HTMLElement) => {
    for (const node of parent.childNodes) {
      if (node.nodeType !== NodeType.ELEMENT_NODE) {
        text += node.text;
        continue;
      }
      const child = node as HTMLElement;
      if (child.hasAttribute("data-number")) number = child.text;
      else if (child.tagName === "TABLE") {
        closePassage();
        passages.push(...readRows(child));
      } else if (blockTags.has(child.tagName)) {
        closePassage();
        readChildren(child);
        closePassage();
      } else if (child.tagName === "BR") text += " ";
      else text += child.text;
    }
  };
  readChildren(element);
  closePassage();
  return passages;
}

function readRows(table: HTMLElement): Passage[] {
  return table.querySelectorAll("tr").map((row) => ({
    number: "",
    cells: row.querySelectorAll("th, td").map((cell) => collapseSpaces(cell.text)),
    row: row.closest("thead") ? "head" : "body",
  }));
}

/** Replaces the line breaks of the source with spaces; no-break spaces stay. */
const collapseSpaces = (text: string) => text.replaceAll(/[ \t\r\n]+/g, " ").trim();
