import type { Heading, List, ListItem, Root } from "mdast";
import { toString as readText } from "mdast-util-to-string";
import type { VFile } from "vfile";
import type { Clause } from "./clause-texts.ts";

/** A heading's text: `Título [#id]`. */
export const clauseHeadingPattern = /^(.*\S)\s+\[#([a-z0-9]+(?:-[a-z0-9]+)*)\]$/;

/** Counts the clauses of a legal text (level 1), their parts and paragraphs (2), and the paragraphs of parts (3). */
export function createClauseCounter(): (level: number) => string {
  let counts: number[] = [];
  return (level) => {
    counts = Array.from({ length: level }, (_, index) => (counts[index] ?? 0) + (index === level - 1 ? 1 : 0));
    return counts.join(".");
  };
}

/**
 * Numbers a legal text. `## Título [#id]` is a clause, `### Título [#id]` a part of one. Every item of a top-level
 * ordered list is a numbered paragraph with its own id: `pagos-2` is the second of the clause `[#pagos]`.
 */
export function clauseNumbersPlugin() {
  return (tree: Root, file: VFile) => {
    const ids = new Set<string>();
    const countNext = createClauseCounter();
    let openClause: Clause | undefined;

    function nameHeading(heading: Heading): void {
      const { depth } = heading;
      const [, title, id] = clauseHeadingPattern.exec(readText(heading)) ?? [];
      if (depth !== 2 && depth !== 3)
        file.fail("un apartado es «## Título [#id]», y su parte «### Título [#id]»", heading);
      if (!title || !id) file.fail(`«${readText(heading)}»: falta su dirección, como en «## Título [#id]»`, heading);
      if (ids.has(id)) file.fail(`la dirección #${id} se repite`, heading);
      if (depth === 3 && !openClause) file.fail(`«${title}»: una parte necesita antes su apartado`, heading);
      ids.add(id);
      openClause = { id, title, depth, number: countNext(depth - 1) };
      heading.data = { ...heading.data, hProperties: { id, dataTitle: title } };
      heading.children = [createNumberNode(openClause.number), { type: "text", value: ` ${title}` }];
    }

    function numberItems(list: List): void {
      const clause = openClause;
      if (!clause) file.fail("una lista numerada necesita antes su apartado", list);
      list.data = { ...list.data, hProperties: { dataParagraphs: "" } };
      for (const item of list.children) {
        const number = countNext(clause.depth);
        nameItem(item, `${clause.id}-${number.split(".").at(-1)}`, number);
      }
    }

    function nameItem(item: ListItem, id: string, number: string): void {
      if (ids.has(id)) file.fail(`la dirección #${id} se repite`, item);
      ids.add(id);
      item.data = { ...item.data, hProperties: { id } };
      const [first] = item.children;
      // The number is not a link, because each link would be a tab stop for keyboard users.
      if (first?.type === "paragraph") first.children.unshift(createNumberNode(number), { type: "text", value: " " });
      else item.children.unshift({ type: "paragraph", children: [createNumberNode(number)] });
    }

    for (const node of tree.children) {
      if (node.type === "heading") nameHeading(node);
      else if (node.type === "list" && node.ordered) numberItems(node);
    }
  };
}

/** The number is part of the text, so it is read aloud, copied and printed. */
function createNumberNode(number: string) {
  return {
    type: "emphasis",
    data: { hName: "span", hProperties: { dataNumber: "" } },
    children: [{ type: "text", value: number }],
  } as const satisfies { type: "emphasis"; children: [{ type: "text"; value: string }]; data: object };
}
