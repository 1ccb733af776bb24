import { type HTMLElement, NodeType } from "node-html-parser";

/** What is read in one piece: a paragraph, an item of a list, the title of a part, or a row of a table. */
export type Passage = {
  /** As the page counts it; empty where it does not. */
  number: string;
  /** Of a row; anything else is one cell. */
  cells: readonly string[];
  row?: "head" | "body";
};

const blocks = new Set(["P", "OL", "UL", "LI", "H3", "TABLE"]);

/** The passages of an element of a legal text, in order: those of a list, or of an item with a list inside, are several. */
export function readPassages(element: HTMLElement): Passage[] {
  if (element.tagName === "TABLE") return rowsOf(element);
  const passages: Passage[] = [];
  let number = "";
  let text = "";
  const end = () => {
    const words = spaced(text);
    if (words) passages.push({ number, cells: [words] });
    text = "";
    if (words) number = "";
  };
  const read = (parent: HTMLElement) => {
    for (const node of parent.childNodes) {
      if (node.nodeType !== NodeType.ELEMENT_NODE) {
        text += node.text;
        continue;
      }
      const child = node as HTMLElement;
      if (child.hasAttribute("data-number")) number = child.text;
      else if (child.tagName === "TABLE") {
        end();
        passages.push(...rowsOf(child));
      } else if (blocks.has(child.tagName)) {
        end();
        read(child);
        end();
      } else if (child.tagName === "BR") text += " ";
      else text += child.text;
    }
  };
  read(element);
  end();
  return passages;
}

function rowsOf(table: HTMLElement): Passage[] {
  return table.querySelectorAll("tr").map((row) => ({
    number: "",
    cells: row.querySelectorAll("th, td").map((cell) => spaced(cell.text)),
    row: row.closest("thead") ? "head" : "body",
  }));
}

/** Lines of the source are none of the page; no-break spaces stay. */
const spaced = (text: string) => text.replaceAll(/[ \t\r\n]+/g, " ").trim();
