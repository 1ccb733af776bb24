/**
 * Finds the features that a stylesheet requires, by their names in MDN's compatibility data, such as
 * `css.selectors.has`.
 */
import {
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  generate,
  parse,
  type Selector,
  type StyleSheet,
  walk,
} from "css-tree";
import { findCompatibilityData } from "./browser-support.ts";

export type CssFeatureUse = {
  feature: string;
  /**
   * The selector, at-rule or property that uses the feature, with the components' class names, such as
   * `.choice:has(:disabled)`.
   */
  source: string;
  /**
   * Other features of the same selector or at-rule, and those of surrounding rules. A browser without one of them
   * ignores this use.
   */
  requiredFeatures: readonly string[];
  /** Vendor prefixes of earlier declarations of the same property in the block: `-webkit-`. */
  prefixes: readonly string[];
};

export function listCssFeatureUses(css: string): CssFeatureUse[] {
  return blockUses(parse(css, { parseCustomProperty: true }) as StyleSheet, []);
}

function blockUses(parent: StyleSheet | Block, requiredFeatures: readonly string[]): CssFeatureUse[] {
  const nodes = parent.children.toArray();
  const declarations = nodes.filter((node) => node.type === "Declaration");
  return nodes.flatMap((node) => {
    if (node.type === "Declaration") return declarationUses(node, declarations, requiredFeatures);
    if (node.type !== "Rule" && node.type !== "Atrule") return [];
    const own = node.type === "Rule" ? selectorFeatures(node.prelude) : atruleFeatures(node);
    const source = node.prelude ? generate(node.prelude).replace(moduleClass, ".$1") : `@${(node as Atrule).name}`;
    const inner = [...requiredFeatures, ...own, ...(node.type === "Atrule" ? listAsked(node) : [])];
    return [
      ...own.map((feature) => ({
        feature,
        source,
        requiredFeatures: [...requiredFeatures, ...own.filter((other) => other !== feature)],
        prefixes: [],
      })),
      ...(node.block && !hasDescriptors(node) ? blockUses(node.block, inner) : []),
    ];
  });
}

/** Matches Lightning CSS's name for a class in a module: a hash, then our name. */
const moduleClass = /\._?[\w-]{6,7}_([a-z]\w*)/gi;

/**
 * Whether the node is an at-rule whose block is not checked, because its declarations do not apply to an element
 * directly.
 */
const hasDescriptors = (node: CssNode) =>
  node.type === "Atrule" && ["font-face", "keyframes", "property", "view-transition"].includes(node.name);

function selectorFeatures(prelude: CssNode): string[] {
  return collect(prelude, (node) => {
    if (node.type !== "PseudoClassSelector" && node.type !== "PseudoElementSelector") return [];
    if (node.name.startsWith("-")) return [];
    const [list] = node.children?.toArray() ?? [];
    const isOfSeveral = node.name === "not" && list?.type === "SelectorList" && list.children.size > 1;
    return [`css.selectors.${node.name}`, ...(isOfSeveral ? ["css.selectors.not.selector_list"] : [])];
  });
}

function atruleFeatures({ name, prelude }: Atrule): string[] {
  const parts = collect(prelude, (node) => {
    if (node.type === "FeatureRange" && node.kind === "media") return ["css.at-rules.media.range_syntax"];
    if (node.type === "Feature" && node.kind === "media")
      return listKnown(`css.at-rules.media.${node.name.replace(/^(min|max)-/, "")}`);
    if (node.type === "Condition" && node.kind === "media" && node.children.some(isNot))
      return ["css.at-rules.media.range_syntax"];
    return node.type === "FeatureFunction" && node.kind === "supports" ? [`css.at-rules.supports.${node.feature}`] : [];
  });
  return [`css.at-rules.${name}`, ...parts];
}

const isNot = (node: CssNode) => node.type === "Identifier" && node.name === "not";

/** Lists the features that an `@supports` guarantees; none if its condition contains "not" or "or". */
function listAsked({ name, prelude }: Atrule): string[] {
  if (name !== "supports" || !prelude || /\b(not|or)\b/.test(generate(prelude).replace(/\([^()]*\)/g, ""))) return [];
  return collect(prelude, (node) => {
    if (node.type === "SupportsDeclaration") return declarationFeatures(node.declaration as Declaration);
    return node.type === "FeatureFunction" ? selectorFeatures(node.value as Selector) : [];
  });
}

function declarationUses(
  node: Declaration,
  siblings: readonly Declaration[],
  requiredFeatures: readonly string[],
): CssFeatureUse[] {
  const before = siblings.slice(0, siblings.indexOf(node));
  // A browser that does not know a value uses the previous declaration, unless the value contains a variable.
  const hasFallback = before.some(({ property }) => property === node.property) && !/\bvar\(/.test(generate(node));
  const prefixes = before.filter(({ property }) => property.endsWith(`-${node.property}`) && property.startsWith("-"));
  return declarationFeatures(node)
    .filter((feature) => !hasFallback || feature === `css.properties.${node.property}`)
    .map((feature) => ({
      feature,
      source: node.property,
      requiredFeatures,
      prefixes: prefixes.map((each) => each.property.slice(0, -node.property.length)),
    }));
}

function declarationFeatures(declaration: Declaration): string[] {
  const { property, value } = declaration;
  if (/^-[a-z]/.test(property)) return [];
  const name = `css.properties.${property}`;
  const parts = collect(value, (node) => {
    if (node.type === "Identifier") return listKnown(`${name}.${node.name}`);
    if (node.type === "Dimension") return listKnown(`css.types.length.${dynamicUnits.get(node.unit) ?? node.unit}`);
    if (node.type !== "Function" || node.name.startsWith("-")) return [];
    return ["css.types", "css.types.color", "css.types.transform-function", name].flatMap((place) =>
      listKnown(`${place}.${node.name}`),
    );
  });
  return property.startsWith("--") ? parts : [name, ...parts];
}

const units = (size: string) => ["vw", "vh", "vi", "vb", "vmin", "vmax"].map((unit) => size + unit);
const dynamicUnits = new Map([
  ...units("d").map((unit) => [unit, "viewport_percentage_units_dynamic"] as const),
  ...units("s").map((unit) => [unit, "viewport_percentage_units_small"] as const),
  ...units("l").map((unit) => [unit, "viewport_percentage_units_large"] as const),
  ...["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"].map((unit) => [unit, "container_query_length_units"] as const),
]);

/** Lists the feature if MDN's data has it. A value without an entry is as old as its property. */
const listKnown = (name: string) => (findCompatibilityData(name) ? [name] : []);

function collect(from: CssNode | null, find: (node: CssNode) => string[]): string[] {
  const findings: string[] = [];
  if (from) walk(from, (node) => void findings.push(...find(node)));
  return findings;
}
