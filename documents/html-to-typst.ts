import { type HTMLElement, type Node, NodeType, parse, type TextNode } from "node-html-parser";
import { toTypstString } from "./typst-string.ts";

type Options = {
  /** Returns the absolute address of a link, or undefined to keep only the link's text. */
  resolveAddress: (href: string) => string | undefined;
};

/**
 * Converts the rendered HTML of a legal text to Typst, completely and in the same order. Numbered paragraphs
 * (`ol[data-paragraphs]`) keep their numbers.
 *
 * @throws {Error} in Spanish, if an element is not supported.
 */
export function convertHtmlToTypst(html: string, options: Options): string {
  return blocks(parse(html).childNodes, options);
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const nameOf = (element: HTMLElement) => element.rawTagName.toLowerCase();
const elementsOf = (element: HTMLElement) => element.childNodes.filter(isElement);

type Writer = (element: HTMLElement, options: Options) => string;

const blockWriters: Record<string, Writer> = {
  h2: (element, options) => heading(element, 2, options),
  h3: (element, options) => heading(element, 3, options),
  h4: (element, options) => heading(element, 4, options),
  p: (element, options) => `${formatParagraph(element.childNodes, options)}\n\n`,
  ol: (element, options) =>
    element.hasAttribute("data-paragraphs")
      ? formatNumberedParagraphs(element, options)
      : list("enum", element, options),
  ul: (element, options) => list("list", element, options),
  table,
  div: (element, options) => blocks(element.childNodes, options),
  section: (element, options) => blocks(element.childNodes, options),
};

const inlineWriters: Record<string, Writer> = {
  a: link,
  strong: (element, options) => `#strong[${formatInline(element, options)}]`,
  b: (element, options) => `#strong[${formatInline(element, options)}]`,
  em: (element, options) => `#emph[${formatInline(element, options)}]`,
  i: (element, options) => `#emph[${formatInline(element, options)}]`,
  abbr: (element, options) => formatInline(element, options),
  span: (element, options) => {
    const inside = formatInline(element, options);
    return element.hasAttribute("data-number") ? `#number[${inside}]` : inside;
  },
  // The fonts have no style for code, so it looks like the text around it.
  code: (element, options) => formatInline(element, options),
  br: () => "#linebreak()",
};

/** Text between block elements becomes separate paragraphs. */
function blocks(nodes: readonly Node[], options: Options): string {
  const parts: string[] = [];
  let loose: Node[] = [];
  const endParagraph = () => {
    const paragraph = formatParagraph(loose, options);
    if (paragraph) parts.push(`${paragraph}\n\n`);
    loose = [];
  };
  for (const node of nodes) {
    const write = isElement(node) ? blockWriters[nameOf(node)] : undefined;
    if (isElement(node) && write) {
      endParagraph();
      parts.push(write(node, options));
    } else {
      loose.push(node);
    }
  }
  endParagraph();
  return parts.join("");
}

const formatInline = (element: HTMLElement, options: Options) => inline(element.childNodes, options);

function inline(nodes: readonly Node[], options: Options): string {
  return nodes.map((node) => (isElement(node) ? inlineElement(node, options) : words(collapseSpaces(node)))).join("");
}

/** Inline content without leading and trailing spaces. */
function formatParagraph(nodes: readonly Node[], options: Options): string {
  const last = nodes.length - 1;
  return nodes
    .map((node, index) => {
      if (isElement(node)) return inlineElement(node, options);
      const text = index === 0 ? collapseSpaces(node).replace(/^ /, "") : collapseSpaces(node);
      return words(index === last ? text.replace(/ $/, "") : text);
    })
    .join("");
}

function inlineElement(element: HTMLElement, options: Options): string {
  const write = inlineWriters[nameOf(element)];
  if (!write) throw new Error(`los documentos no tienen forma para <${nameOf(element)}> dentro de un párrafo`);
  return write(element, options);
}

/** The text of a node, with white space collapsed as in HTML; no-break spaces stay. */
function collapseSpaces(node: Node): string {
  return node.nodeType === NodeType.TEXT_NODE ? (node as TextNode).text.replace(/[ \t\n\r\f]+/g, " ") : "";
}

function words(text: string): string {
  return text === "" ? "" : `#${toTypstString(text)}`;
}

function heading(element: HTMLElement, level: number, options: Options): string {
  return `#heading(level: ${level})[${formatInline(element, options)}]${formatLabel(element)}\n\n`;
}

function formatLabel(element: HTMLElement): string {
  return element.id ? ` <${element.id}>` : "";
}

function list(kind: "enum" | "list", element: HTMLElement, options: Options): string {
  const items = elementsOf(element).map((item) => `[${blocks(item.childNodes, options).trim()}]`);
  return `#${kind}(${items.join(", ")})\n\n`;
}

/** Shows each paragraph's own number in front of its list item. */
function formatNumberedParagraphs(element: HTMLElement, options: Options): string {
  const items = elementsOf(element).map((item) => {
    const number = item.querySelector("[data-number]");
    if (!number) throw new Error(`al párrafo «${item.text.trim().slice(0, 40)}» le falta su número`);
    number.remove();
    return { number: number.text, body: `#anchor()${formatLabel(item)} ${blocks(item.childNodes, options).trim()}` };
  });
  const numbers = items.map(({ number }) => `${toTypstString(number)},`).join(" ");
  return `#paragraphs((${numbers}), ${items.map(({ body }) => `[${body}]`).join(", ")})\n\n`;
}

function table(element: HTMLElement, options: Options): string {
  const rows = element.querySelectorAll("tr").map((row) => elementsOf(row));
  const [names, ...others] = rows;
  if (!names?.length) throw new Error("a una tabla le falta su fila de encabezados");
  const cells = (row: readonly HTMLElement[]) =>
    row.map((cell) => `[${formatParagraph(cell.childNodes, options)}],`).join(" ");
  const body = others.map((row) => `(${cells(row)}),`).join(" ");
  return `#data-table((${cells(names)}), (${body}))\n\n`;
}

function link(element: HTMLElement, options: Options): string {
  const href = element.getAttribute("href") ?? "";
  const inside = formatInline(element, options);
  if (href.startsWith("#")) return `#link(<${decodeURIComponent(href.slice(1))}>)[${inside}]`;
  const address = options.resolveAddress(href);
  return address ? `#link(${toTypstString(address)})[${inside}]` : inside;
}
