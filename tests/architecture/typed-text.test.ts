import { expect, test } from "vitest";
import { codeFiles, isTestPath } from "./source.ts";

type Node = { type: string; [key: string]: unknown };

/** Attributes whose values people read or hear. */
const readAttributes = ["alt", "aria-label", "aria-description", "aria-roledescription", "placeholder", "title"];

/** A unit, a country code and a file format, next to values that the components receive. */
const allowed = ["GB", "MX", "PDF"];

/** Lists the texts that a JSX value may show; empty for a value that is computed elsewhere. */
function textsIn(node: Node | null | undefined): string[] {
  if (node?.type === "JSXText" || node?.type === "Literal") return [String(node.value)];
  if (node?.type === "TemplateLiteral")
    return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
  if (node?.type === "JSXExpressionContainer") return textsIn(node.expression as Node);
  if (node?.type === "LogicalExpression") return textsIn(node.right as Node);
  if (node?.type !== "ConditionalExpression") return [];
  return [...textsIn(node.consequent as Node), ...textsIn(node.alternate as Node)];
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text) && !allowed.includes(text.trim());

/** Whether a component's prop value reads like text, not like the name of a variant, such as `warning`. */
const isProse = (text: string) => /\p{L}\s+\S|[áéíóúñ¿¡$%]|^\p{Lu}\p{Ll}/u.test(text);

function typedTexts(node: Node): string[] {
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return (node.children as Node[]).flatMap(textsIn).filter(hasWords);
  if (node.type !== "JSXOpeningElement") return [];
  const isComponent = /^[A-Z]/.test((node.name as { name?: string }).name ?? "");
  return (node.attributes as { name?: { name: string }; value?: Node }[]).flatMap(({ name, value }) => {
    // The name of a form field is not shown.
    if (isComponent) return name?.name === "name" ? [] : textsIn(value).filter(isProse);
    return readAttributes.includes(name?.name ?? "") ? textsIn(value).filter(hasWords) : [];
  });
}

test("components and pages contain no typed text or figure, because these come from the content as props", () => {
  const components = codeFiles.filter(
    ({ path }) => /^src\/.*\.tsx$/.test(path) && !path.includes("/_componentes/") && !isTestPath(path),
  );
  const typed = components.flatMap(({ path, nodes }) =>
    nodes
      .flatMap(typedTexts)
      .map((text) => `${path} shows «${text.trim()}»: take it from src/content, in a component by a prop`),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(typed).toEqual([]);
});
