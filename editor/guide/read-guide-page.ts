/** A page of the guide for staff, from its Markdown. */
import type { Element, Root, RootContent, Text } from "hast";
import remarkFrontmatter from "remark-frontmatter";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parse } from "yaml";
import * as z from "zod";

const headSchema = z.strictObject({
  title: z.string(),
  /** What it helps with: ids of lists, `pagina` for what pages say, `textos-legales`, `archivos`. */
  about: z.array(z.string()),
});

export type GuidePage = z.output<typeof headSchema> & {
  /** Its address: `#ayuda/avisos`. */
  id: string;
  /** «…» is in a `strong` of its own, with its quotation marks. */
  tree: Root;
};

/**
 * @param name - of the file; its number is the page's place, and the rest its id: `04-avisos.md`.
 * @throws {Error} if the head is not one, or «» are not in pairs.
 */
export function readGuidePage(name: string, source: string): GuidePage {
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkRehype);
  const markdown = processor.parse(source);
  const head = markdown.children.find((node) => node.type === "yaml");
  const tree = processor.runSync(markdown);
  return {
    id: name.replace(/^\d+-|\.md$/g, ""),
    ...headSchema.parse(parse(head?.value ?? "")),
    tree: { type: "root", children: tree.children.flatMap(shown) },
  };
}

/** Elements and text alone, without their places in the source. */
function shown(node: RootContent): (Element | Text)[] {
  if (node.type === "text") return withLabels(node.value);
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  const inside: (Element | Text)[] = children.flatMap(tagName === "code" ? plain : shown);
  // A picture in a line of its own is no paragraph.
  const isPicture = inside.length === 1 && inside[0]?.type === "element" && inside[0].tagName === "img";
  return isPicture ? inside : [{ type: "element", tagName, properties, children: inside }];
}

const plain = (node: RootContent): Text[] => (node.type === "text" ? [{ type: "text", value: node.value }] : []);

/** «…» is what a button or a field of the editor says. It may have others inside: «Agregar «Vigencia»». */
function withLabels(text: string): (Element | Text)[] {
  const parts: (Element | Text)[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: mark, index } of text.matchAll(/[«»]/g)) {
    depth += mark === "«" ? 1 : -1;
    const isEdge = depth === (mark === "«" ? 1 : 0);
    if (!isEdge) continue;
    const end = mark === "«" ? index : index + 1;
    const part: Text = { type: "text", value: text.slice(from, end) };
    parts.push(mark === "«" ? part : { type: "element", tagName: "strong", properties: {}, children: [part] });
    from = end;
  }
  if (depth !== 0) throw new Error(`«» are not in pairs: ${text}`);
  return [...parts, { type: "text", value: text.slice(from) }];
}
