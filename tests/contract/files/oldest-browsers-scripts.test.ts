/** Checks what the build cannot transpile: methods, globals and regular expressions that the oldest browsers lack. */
import { type Node, parse } from "acorn";
import { full, fullAncestor } from "acorn-walk";
import { expect, test } from "vitest";
import { oldestBrowsers } from "#domain/site/oldest-browsers.ts";
import { findCompatibilityData, findTooOldBrowsers, getMinimumVersions } from "../support/browsers/browser-support.ts";
import { NewerNameIndex } from "../support/browsers/newer-names.ts";
import { builtFileAddresses, readBuiltText } from "../support/built-site.ts";

/** The latest language version that every supported browser parses. */
const ecmaVersion = 2020;

/** Matches view transitions, which React supports and no page uses. */
const viewTransition = /startViewTransition/;

const popover = /!\w+\.showPopover\)return/;

/**
 * Newer names, each with a pattern that a script using it must also match: its feature check, or the only caller that
 * checks. A test fails on names that are no longer used.
 */
const askedForFirst = new Map<string, RegExp>(
  Object.entries({
    HTMLDialogElement: /typeof HTMLDialogElement|commandForElement/,
    // calendar-file.ts polyfills this method for the library.
    randomUUID: /.randomUUID.\s*in crypto/,
    locks: /if\(!navigator\.locks\)/,
    Now: /\{Temporal:(\w+)\}=globalThis;if\(\1\)/,
    connection: /navigator\.connection(&&|\?\?|\)==null)|\{connection:\w+\}=navigator/,
    finished: viewTransition,
    skipTransition: viewTransition,
    startViewTransition: viewTransition,
    getAnimations: viewTransition,
    intercept: /\.canIntercept&&/,
    showPopover: popover,
    hidePopover: popover,
    // Leaflet reads this property from Chrome's events.
    sourceCapabilities: /\.sourceCapabilities&&/,
  }),
);

const newer = new NewerNameIndex(oldestBrowsers.tools);
const scripts = builtFileAddresses.filter((file) => file.endsWith(".js"));
const trees = new Map(
  scripts.map((file) => [file, parse(readBuiltText(file), { ecmaVersion, sourceType: "module" })] as const),
);

type Use = { name: string; at: number; isCalled: boolean };
type Member = Node & { object: Node; property: Node & { name?: string }; computed: boolean; optional: boolean };
type Named = Node & { name: string };

/** Lists the names whose absence would break the script: called, accessed for a member, or read as a global. */
function usesIn(tree: Node): Use[] {
  const uses: Use[] = [];
  fullAncestor(tree, (node, _state, ancestors) => {
    const parent = ancestors[ancestors.length - 2] as
      | (Node & { callee?: Node; object?: Node; optional?: boolean })
      | undefined;
    if (node.type === "Identifier" && /^[A-Z]\w{3}/.test((node as Named).name)) {
      const isTypeof = parent?.type === "UnaryExpression";
      if (!isTypeof) uses.push({ name: (node as Named).name, at: node.start, isCalled: false });
    }
    if (node.type !== "MemberExpression") return;
    const { property, computed } = node as Member;
    if (computed || !property.name || property.name.length < 2) return;
    const isCalled = (parent?.type === "CallExpression" || parent?.type === "NewExpression") && parent.callee === node;
    const isLookedInto = parent?.type === "MemberExpression" && parent.object === node;
    if ((isCalled || isLookedInto) && !parent?.optional) uses.push({ name: property.name, at: node.start, isCalled });
  });
  return uses;
}

/** Names of members and methods of our own objects; a use of such a name may refer to these. */
const own = { members: new Set<string>(), methods: new Set<string>() };
for (const tree of trees.values())
  full(tree, (node) => {
    if (node.type !== "Property" && node.type !== "MethodDefinition") return;
    const { key, value, computed } = node as Node & { key: Named; value: Node; computed: boolean };
    if (computed) return;
    own.members.add(key.name);
    if (/Function/.test(value.type)) own.methods.add(key.name);
  });

const uses = new Map([...trees].map(([file, tree]) => [file, usesIn(tree)] as const));

/**
 * Whether a use refers to our own name. For a language method, only if we have a method of that name, because many
 * objects have a property such as `at`.
 */
const isOurs = ({ name, isCalled }: Use) =>
  (isCalled && newer.isLanguageName(name) ? own.methods : own.members).has(name);

/** Matches option values that older implementations reject or ignore; the data does not list them. */
const newerOptions = /\b(long|short)(Offset|Generic)\b|\btrailingZeroDisplay\b/g;

/** Selectors that a script checks for first, because a browser throws on an unknown selector. */
const askedSelectors: Readonly<Record<string, RegExp>> = { "focus-visible": /try\{[^{}]*:focus-visible[^{}]*\}catch/ };

/** Lists the pseudo-classes in a text, such as `is` in `:is(a, button)`, that the oldest browsers lack. */
const listNewerSelectors = (text: string): string[] =>
  [...text.matchAll(/(?<!:):([a-z]+(?:-[a-z]+)*)(?![\w-])/g)]
    .map(([, name = ""]) => name)
    .filter((name) => findCompatibilityData(`css.selectors.${name}`) !== undefined)
    .filter((name) => {
      const versions = getMinimumVersions(`css.selectors.${name}`, Object.keys(oldestBrowsers.tools));
      return findTooOldBrowsers(oldestBrowsers.tools, versions).length > 0;
    });

/** Lists the strings of a script and the fixed parts of its templates. */
function listTexts(tree: Node): string[] {
  const texts: string[] = [];
  full(tree, (node) => {
    const { value } = node as Node & { value?: unknown };
    if (node.type === "Literal" && typeof value === "string") texts.push(value);
    if (node.type === "TemplateElement") texts.push((value as { raw: string }).raw);
  });
  return texts;
}

test.each([...trees])("%s has no selector that the oldest browsers refuse", (file, tree) => {
  const newerSelectors = listTexts(tree).flatMap((text) =>
    listNewerSelectors(text)
      .filter((name) => !askedSelectors[name]?.test(readBuiltText(file)))
      .map((name) => `:${name} in ${text.slice(0, 200)}`),
  );
  expect(newerSelectors).toEqual([]);
});

test("selectors that the oldest browsers refuse are distinguished from known ones and from other texts", () => {
  const texts = [":is(a, button)", "a:where(.b)", "li:has(> a)", ".c:focus-visible", ":modal"];
  expect(texts.map((text) => listNewerSelectors(text))).toEqual([
    ["is"],
    ["where"],
    ["has"],
    ["focus-visible"],
    ["modal"],
  ]);
  const knownTexts = [
    ":scope > details",
    "input:checked",
    "a:not(:first-child)",
    "::backdrop",
    "font:isolate",
    "a: is(b)",
  ];
  expect(knownTexts.flatMap((text) => listNewerSelectors(text))).toEqual([]);
  const isUsed = (pattern: RegExp) => scripts.some((file) => pattern.test(readBuiltText(file)));
  expect(Object.values(askedSelectors).filter((pattern) => !isUsed(pattern))).toEqual([]);
});

test.each(scripts)("the oldest supported browsers can parse %s, and it calls nothing that they lack", (file) => {
  const script = readBuiltText(file);
  const lacking = (uses.get(file) ?? [])
    .filter((use) => !isOurs(use) && !askedForFirst.get(use.name)?.test(script))
    .flatMap(({ name, at }) => {
      const needs = newer.findRequiredVersion(name);
      return needs ? [`${name} (${needs}): …${script.slice(Math.max(0, at - 30), at + 50)}…`] : [];
    });
  expect(lacking).toEqual([]);
  expect(script.match(/.{30}\(\?<[=!].{20}/g) ?? [], "looks behind: iOS 16.4").toEqual([]);
  expect(script.match(newerOptions) ?? [], "options of Intl: iOS 15.4 and Chrome 95 at least").toEqual([]);
});

test("every newer name with an expected feature check is still used", () => {
  const used = new Set([...uses.values()].flat().map(({ name }) => name));
  expect([...askedForFirst.keys()].filter((name) => !used.has(name))).toEqual([]);
});

test("names that the oldest browsers know pass, and newer names are reported", () => {
  for (const known of ["flatMap", "fromEntries", "ListFormat", "requestAnimationFrame"])
    expect(newer.findRequiredVersion(known)).toBeUndefined();
  for (const unknown of ["toSorted", "findLast", "at", "throwIfAborted", "timeout"])
    expect(newer.findRequiredVersion(unknown), unknown).toContain("safari_ios");
});
