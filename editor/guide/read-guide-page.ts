/** Parses a page of the staff guide from its Markdown. */
import type { Element, Root, RootContent, Text } from "hast";
import remarkFrontmatter from "remark-frontmatter";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parse } from "yaml";
import * as z from "zod";

const headSchema = z.strictObject({
  title: z.string(),
  /** Subjects of the page: ids of lists, `pagina` (the forms of page texts), `textos-legales` or `archivos`. */
  about: z.array(z.string()),
});

export type StaffGuidePage = z.output<typeof headSchema> & {
  /** Part of the URL hash: `avisos` in `#ayuda/avisos`. */
  id: string;
  /** Content of the page; each «…» is wrapped in a `strong`, quotation marks included. */
  tree: Root;
};

/**
 * @param name - file name, with the page's position and id: `04-avisos.md`.
 * @throws {Error} if the front matter is invalid, or «» are unbalanced.
 */
export function readGuidePage(name: string, source: string): StaffGuidePage {
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkRehype);
  const markdown = processor.parse(source);
  const head = markdown.children.find((node) => node.type === "yaml");
  const tree = processor.runSync(markdown);
  return {
    id: name.replace(/^\d+-|\.md$/g, ""),
    ...headSchema.parse(parse(head?.value ?? "")),
    tree: { type: "root", children: tree.children.flatMap(keepContent) },
  };
}

/** Keeps only elements and text, without source positions. */
function keepContent(node: RootContent): (Element | Text)[] {
  if (node.type === "text") return wrapLabels(node.value);
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  return [
    { type: "element", tagName, properties, children: children.flatMap(tagName === "code" ? toTextNode : keepContent) },
  ];
}

const toTextNode = (node: RootContent): Text[] => (node.type === "text" ? [{ type: "text", value: node.value }] : []);

/** Wraps labels of buttons and fields, which «…» quote, in `strong`. Labels can be nested: «Agregar «Vigencia»». */
function wrapLabels(text: string): (Element | Text)[] {
  const nodes: (Element | Text)[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: mark, index } of text.matchAll(/[«»]/g)) {
    depth += mark === "«" ? 1 : -1;
    const isOutermost = depth === (mark === "«" ? 1 : 0);
    if (!isOutermost) continue;
    const partEnd = mark === "«" ? index : index + 1;
    const part: Text = { type: "text", value: text.slice(from, partEnd) };
    nodes.push(mark === "«" ? part : { type: "element", tagName: "strong", properties: {}, children: [part] });
    from = partEnd;
  }
  if (depth !== 0) throw new Error(`«» are not in pairs: ${text}`);
  return [...nodes, { type: "text", value: text.slice(from) }];
}
