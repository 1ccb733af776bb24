import { type CssNode, type Declaration, generate, parse, type StyleSheet, walk } from "css-tree";

/** Lists the names of custom properties in a text: a style, a page or a script. */
export const listPropertyNames = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/**
 * Leaves out custom properties that nothing reads, because a page's components need only some tokens. Replaces a token
 * that is read once with its value. Also shortens values.
 *
 * @param namesElsewhere - names in the page and in scripts, which need their declarations.
 */
export function leanProperties(css: string, namesElsewhere: ReadonlySet<string>): string {
  const sheet = parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false }) as StyleSheet;
  while (dropUnread(sheet, namesElsewhere)) {
    // Repeats, because a property that only dropped ones read is now unread too.
  }
  inlineReadOnce(sheet, namesElsewhere);
  dropEmptyRules(sheet);
  shortenValues(sheet);
  return generate(sheet);
}

/** Drops the custom properties that nothing reads. @returns whether it dropped any. */
function dropUnread(sheet: StyleSheet, namesElsewhere: ReadonlySet<string>): boolean {
  const readNames = new Set(namesElsewhere);
  walk(sheet, {
    visit: "Declaration",
    enter: (node) => {
      for (const name of listPropertyNames(readValue(node))) readNames.add(name);
    },
  });
  let hasDropped = false;
  walk(sheet, {
    visit: "Declaration",
    enter({ property }, item, list) {
      if (!property.startsWith("--") || readNames.has(property)) return;
      list.remove(item);
      hasDropped = true;
    },
  });
  return hasDropped;
}

/**
 * Replaces tokens that are read once. Only tokens of `:root` with one declaration and without `var()`, because others
 * depend on the element that reads them.
 */
function inlineReadOnce(sheet: StyleSheet, namesElsewhere: ReadonlySet<string>): void {
  const counts = new Map<string, number>();
  for (const name of listPropertyNames(generate(sheet))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const values = new Map<string, string>();
  for (const rule of sheet.children) {
    if (rule.type !== "Rule" || generate(rule.prelude) !== ":root") continue;
    for (const node of rule.block.children) {
      if (node.type !== "Declaration" || counts.get(node.property) !== 2 || namesElsewhere.has(node.property)) continue;
      const value = readValue(node);
      if (node.property.startsWith("--") && !value.includes("var(")) values.set(node.property, value);
    }
  }
  walk(sheet, {
    visit: "Declaration",
    enter(node) {
      if (node.value.type !== "Raw") return;
      node.value.value = node.value.value.replaceAll(/var\((--[\w-]+)\)/g, (read, name) => {
        const value = values.get(name);
        if (value === undefined) return read;
        values.set(name, inlined);
        return value;
      });
    },
  });
  walk(sheet, {
    visit: "Declaration",
    enter({ property }, item, list) {
      if (values.get(property) === inlined) list.remove(item);
    },
  });
}

/** Marks a token whose value has replaced its name. */
const inlined = "";

/** Leaves out spaces that Lightning CSS keeps in values, and declarations that it repeats. */
function shortenValues(sheet: StyleSheet): void {
  walk(sheet, {
    visit: "Declaration",
    enter(node, item, list) {
      if (node.value.type !== "Raw") return;
      if (!/["'\\]|url\(/.test(node.value.value))
        node.value.value = node.value.value.replaceAll(/, | (\/) /g, (gap) => gap.trim());
      const before = item.prev?.data;
      if (before?.type === "Declaration" && generate(before) === generate(node)) list.remove(item);
    },
  });
}

const readValue = ({ value }: Declaration) => generate(value).trim();

function dropEmptyRules(sheet: CssNode): void {
  walk(sheet, {
    visit: "Rule",
    leave({ block }, item, list) {
      if (block.children.isEmpty) list.remove(item);
    },
  });
}
