import { type HTMLElement, type Node, NodeType, parse, type TextNode } from "node-html-parser";
import { toTypstString } from "./typst-string.ts";

type ConversionOptions = {
  /** Returns the absolute address of a link, or undefined to keep only the link's text. */
  resolveAddress: (href: string) => string | undefined;
};

/**
 * Converts the rendered HTML of a legal text to Typst, completely and in the same order. Numbered paragraphs
 * (`ol[data-paragraphs]`) keep their numbers.
 *
 * @throws {Error} in Spanish, if an element is not supported.
 */
export function convertHtmlToTypst(html: string, options: ConversionOptions): string {
  return formatBlocks(parse(html).childNodes, options);
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const getTagName = (element: HTMLElement) => element.rawTagName.toLowerCase();
const listChildElements = (element: HTMLElement) => element.childNodes.filter(isElement);

type Writer = (element: HTMLElement, options: ConversionOptions) => string;

const blockWriters: Record<string, Writer> = {
  h2: (element, options) => formatHeading(element, 2, options),
  h3: (element, options) => formatHeading(element, 3, options),
  h4: (element, options) => formatHeading(element, 4, options),
  p: (element, options) => `${formatParagraph(element.childNodes, options)}\n\n`,
  ol: (element, options) =>
    element.hasAttribute("data-paragraphs")
      ? formatNumberedParagraphs(element, options)
      : formatList("enum", element, options),
  ul: (element, options) => formatList("list", element, options),
  table: formatTable,
  div: (element, options) => formatBlocks(element.childNodes, options),
  section: (element, options) => formatBlocks(element.childNodes, options),
};

const inlineWriters: Record<string, Writer> = {
  a: formatLink,
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
function formatBlocks(nodes: readonly Node[], options: ConversionOptions): string {
  const parts: string[] = [];
  let looseNodes: Node[] = [];
  const endParagraph = () => {
    const paragraph = formatParagraph(looseNodes, options);
    if (paragraph) parts.push(`${paragraph}\n\n`);
    looseNodes = [];
  };
  for (const node of nodes) {
    const write = isElement(node) ? blockWriters[getTagName(node)] : undefined;
    if (isElement(node) && write) {
      endParagraph();
      parts.push(write(node, options));
    } else {
      looseNodes.push(node);
    }
  }
  endParagraph();
  return parts.join("");
}

const formatInline = (element: HTMLElement, options: ConversionOptions) =>
  formatInlineNodes(element.childNodes, options);

function formatInlineNodes(nodes: readonly Node[], options: ConversionOptions): string {
  return nodes
    .map((node) => (isElement(node) ? formatInlineElement(node, options) : formatWords(collapseSpaces(node))))
    .join("");
}

/** Inline content without leading and trailing spaces. */
function formatParagraph(nodes: readonly Node[], options: ConversionOptions): string {
  const lastIndex = nodes.length - 1;
  return nodes
    .map((node, index) => {
      if (isElement(node)) return formatInlineElement(node, options);
      const text = index === 0 ? collapseSpaces(node).replace(/^ /, "") : collapseSpaces(node);
      return formatWords(index === lastIndex ? text.replace(/ $/, "") : text);
    })
    .join("");
}

function formatInlineElement(element: HTMLElement, options: ConversionOptions): string {
  const write = inlineWriters[getTagName(element)];
  if (!write) throw new Error(`los documentos no tienen forma para <${getTagName(element)}> dentro de un párrafo`);
  return write(element, options);
}

/** The text of a node, with white space collapsed as in HTML; no-break spaces stay. */
function collapseSpaces(node: Node): string {
  return node.nodeType === NodeType.TEXT_NODE ? (node as TextNode).text.replace(/[ \t\n\r\f]+/g, " ") : "";
}

function formatWords(text: string): string {
  return text === "" ? "" : `#${toTypstString(text)}`;
}

function formatHeading(element: HTMLElement, level: number, options: ConversionOptions): string {
  return `#heading(level: ${level})[${formatInline(element, options)}]${formatLabel(element)}\n\n`;
}

function formatLabel(element: HTMLElement): string {
  return element.id ? ` <${element.id}>` : "";
}

function formatList(kind: "enum" | "list", element: HTMLElement, options: ConversionOptions): string {
  const items = listChildElements(element).map((item) => `[${formatBlocks(item.childNodes, options).trim()}]`);
  return `#${kind}(${items.join(", ")})\n\n`;
}

/** Shows each paragraph's own number in front of its list item. */
function formatNumberedParagraphs(element: HTMLElement, options: ConversionOptions): string {
  const items = listChildElements(element).map((item) => {
    const number = item.querySelector("[data-number]");
    if (!number) throw new Error(`al párrafo «${item.text.trim().slice(0, 40)}» le falta su número`);
    number.remove();
    return {
      number: number.text,
      body: `#anchor()${formatLabel(item)} ${formatBlocks(item.childNodes, options).trim()}`,
    };
  });
  const numbers = items.map(({ number }) => `${toTypstString(number)},`).join(" ");
  return `#paragraphs((${numbers}), ${items.map(({ body }) => `[${body}]`).join(", ")})\n\n`;
}

function formatTable(element: HTMLElement, options: ConversionOptions): string {
  const rows = element.querySelectorAll("tr").map((row) => listChildElements(row));
  const [names, ...others] = rows;
  if (!names?.length) throw new Error("a una tabla le falta su fila de encabezados");
  const formatCells = (row: readonly HTMLElement[]) =>
    row.map((cell) => `[${formatParagraph(cell.childNodes, options)}],`).join(" ");
  const body = others.map((row) => `(${formatCells(row)}),`).join(" ");
  return `#data-table((${formatCells(names)}), (${body}))\n\n`;
}

function formatLink(element: HTMLElement, options: ConversionOptions): string {
  const href = element.getAttribute("href") ?? "";
  const inside = formatInline(element, options);
  if (href.startsWith("#")) return `#link(<${decodeURIComponent(href.slice(1))}>)[${inside}]`;
  const address = options.resolveAddress(href);
  return address ? `#link(${toTypstString(address)})[${inside}]` : inside;
}
