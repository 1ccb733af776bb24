import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { notFoundCopy } from "#content/pages/not-found-page.ts";
import { visitEvents } from "#content/site/measurement/visits.ts";
import { contact } from "#content/site/operator/contact.ts";
import { operator } from "#content/site/operator/operator.ts";
import { formatDocumentTitle, sitePages } from "#content/site/site-map/site-map.ts";
import { descriptionLimits, titleLimit } from "#content/site/site-map/site-page.ts";
import { getAccessibleName } from "../support/accessible-name.ts";
import {
  type BuiltPage,
  builtFileAddresses,
  builtPages,
  findBuiltPage,
  notFoundAddress,
} from "../support/built-site.ts";
import { listPageIslands, listPageScripts, readIslandNames } from "../support/scripts.ts";

/** Formats one line per problem, with its page, so that a failure reads as a to-do list. */
function problems(find: (page: BuiltPage) => string[]): string[] {
  return builtPages.flatMap((page) => find(page).map((problem) => `${page.address}: ${problem}`));
}

const all = ({ root }: BuiltPage, selector: string) => root.querySelectorAll(selector);
const content = ({ root }: BuiltPage, selector: string) => root.querySelector(selector)?.getAttribute("content");

test("exactly the published addresses are built", () => {
  const expected = sitePages.filter(({ served }) => served !== "on-demand").map(({ path }) => path as string);
  const built = builtPages.map(({ address }) => address).filter((address) => address !== notFoundAddress);
  expect(built.toSorted(), "src/content/site/site-map/site-map.ts says what is published").toEqual(expected.toSorted());
});

test("exactly the pages in the table of visits name the visit event that they report", () => {
  const namedPaths = builtPages.flatMap(({ address, root }) => {
    const visit = root.querySelector("body")?.getAttribute("data-visit");
    return visit ? [[address, JSON.parse(visit)]] : [];
  });
  expect(Object.fromEntries(namedPaths)).toEqual(visitEvents);
});

test("the component gallery is not in the production build", () => {
  expect(builtFileAddresses.filter((file) => file.includes("componentes"))).toEqual([]);
  expect(
    problems(({ html }) => (html.includes("_componentes") ? ["names /_componentes: remove the link"] : [])),
  ).toEqual([]);
});

test("every page is a complete document in Mexican Spanish, with one h1 and one main", () => {
  // Sections of a page may have their own headers and footers, and SVG pictures their own titles.
  const isInside = (element: HTMLElement) =>
    element.rawTagName !== "h1" && element.parentNode?.closest("main, svg") != null;
  const find = (page: BuiltPage) => [
    ...(/^<!doctype html>/i.test(page.html) ? [] : ["starts without <!doctype html>"]),
    ...(page.root.querySelector("html")?.getAttribute("lang") === "es-MX" ? [] : ['needs <html lang="es-MX">']),
    ...(content(page, "meta[name=viewport]")?.includes("width=device-width") ? [] : ["needs a viewport"]),
    ...["h1", "main", "title", "header", "footer"]
      .map((name) => ({ name, count: all(page, name).filter((element) => !isInside(element)).length }))
      .filter(({ count }) => count !== 1)
      .map(({ name, count }) => `has ${count} <${name}>, needs one`),
  ];
  expect(problems(find)).toEqual([]);
});

test("a heading starts with a capital or a figure, so none is the rest of a sentence", () => {
  // Names that are written with a small letter.
  const isWhole = (text: string) => /^(?:[^\p{Ll}]|wim(?:y|ers?)?\b|eSIM\b|iPhone\b)/u.test(text);
  const find = (page: BuiltPage) =>
    all(page, "h1, h2, h3, h4, h5, h6")
      .map((heading) => heading.text.trim())
      .filter((text) => !isWhole(text));
  expect(problems(find)).toEqual([]);
});

test("a phone number that the operator has not confirmed is plain text, not a link", () => {
  const digits = contact.supportPhone.replace(/\D/g, "");
  const find = (page: BuiltPage) =>
    all(page, '[href^="tel:"]')
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => href.endsWith(digits) && href !== operator.phoneHref);
  expect(problems(find)).toEqual([]);
});

test("every page ends with phone, mail and search in the same order, and none asks for a password, a code or a proof", () => {
  const getHelp = (page: BuiltPage) =>
    all(page, "body > * footer a")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => /^(?:tel:|mailto:|\/buscar)/.test(href))
      .join();
  const usual = getHelp(findBuiltPage("/"));
  // A placeholder is not a real number, so nobody should be able to call it.
  expect(usual).toMatch(operator.phoneHref ? /^tel:.*,mailto:.*,\/buscar/ : /^mailto:.*,\/buscar/);
  const find = (page: BuiltPage) => [
    ...(getHelp(page) === usual ? [] : [`its footer has ${getHelp(page)}`]),
    ...all(page, 'input[type=password], [autocomplete*="one-time-code"], [class*=captcha]').map(
      ({ outerHTML }) => outerHTML,
    ),
  ];
  expect(problems(find)).toEqual([]);
});

test("titles and descriptions are unique, match the site map, and are short enough to be shown whole", () => {
  const titles = builtPages.map(({ root }) => root.querySelector("title")?.text ?? "");
  const descriptions = builtPages.map((page) => content(page, "meta[name=description]") ?? "");
  const find = (page: BuiltPage) => {
    const title = page.root.querySelector("title")?.text ?? "";
    const description = content(page, "meta[name=description]") ?? "";
    const row = sitePages.find(({ path }) => path === page.address);
    return [
      ...(title.length > titleLimit ? [`title of ${title.length} characters, ${titleLimit} at most`] : []),
      ...(row && title !== formatDocumentTitle(row)
        ? [`title ${title}, the site map says ${formatDocumentTitle(row)}`]
        : []),
      ...(titles.indexOf(title) !== titles.lastIndexOf(title) ? [`another page has the title ${title}`] : []),
      ...(description.length < descriptionLimits.min || description.length > descriptionLimits.max
        ? [`description of ${description.length} characters: ${descriptionLimits.min} to ${descriptionLimits.max}`]
        : []),
      ...(descriptions.indexOf(description) !== descriptions.lastIndexOf(description)
        ? ["another page has this description"]
        : []),
    ];
  };
  expect(problems(find)).toEqual([]);
});

test("a page is either indexed under its canonical address, or excluded from indexes", () => {
  const find = (page: BuiltPage) => {
    const row = sitePages.find(({ path }) => path === page.address);
    const canonical = page.root.querySelector("link[rel=canonical]")?.getAttribute("href");
    const isClosed = content(page, "meta[name=robots]")?.includes("noindex") ?? false;
    if (!row?.isIndexed) return isClosed && !canonical ? [] : ["needs robots noindex and no canonical"];
    const right =
      canonical && /^https:\/\//.test(canonical) && new URL(canonical).pathname === (row.canonical ?? row.path);
    return right && !isClosed
      ? []
      : [`canonical ${canonical}: must be ${row.canonical ?? row.path} on the site's own https address`];
  };
  expect(problems(find)).toEqual([]);
});

test("no page contains inline script, handlers or style: the security policy would block them", () => {
  const find = (page: BuiltPage) => [
    ...all(page, "script:not([src])")
      .filter((script) => script.getAttribute("type") !== "application/ld+json")
      .map((script) => `inline script ${script.text.slice(0, 60)}: move it to the common script or an island`),
    ...all(page, "style").map(() => "<style>: move it to a CSS module"),
    ...all(page, "*").flatMap((element) =>
      Object.keys(element.attributes)
        .filter((name) => name.toLowerCase() === "style" || /^on[a-z]+$/i.test(name))
        .map((name) => `${name}= on <${element.rawTagName}>: use a class, or an island`),
    ),
    ...all(page, "[href^='javascript:'], [action^='javascript:']").map(() => "an address that is script"),
  ];
  expect(problems(find)).toEqual([]);
});

test("each page has only the common script, plus the islands' script if it has islands, and none blocks rendering", () => {
  const scriptsOfHome = listPageScripts(findBuiltPage("/"));
  expect(scriptsOfHome).toHaveLength(2);
  const find = (page: BuiltPage) => {
    const allowed = listPageIslands(page).length > 0 ? scriptsOfHome : scriptsOfHome.slice(0, 1);
    return [
      ...(listPageScripts(page).join() === allowed.join() ? [] : [`scripts ${listPageScripts(page)}: only ${allowed}`]),
      ...all(page, "script[src]:not([type=module])").map(() => "a script that is not a module blocks the page"),
      ...all(page, "script[src]:not([async][fetchpriority=low])").map(
        () => "a script that competes with the first paint: see scripts/build/client/link-scripts.ts",
      ),
      ...all(page, "link[rel=modulepreload], link[rel=preload][as=script]").map(
        () => "preloads script, which delays the first paint",
      ),
    ];
  };
  expect(problems(find)).toEqual([]);
});

test("every island is in the table of islands, and its properties are JSON", () => {
  const known = readIslandNames();
  const find = (page: BuiltPage) => [
    ...listPageIslands(page)
      .filter((name) => !known.has(name))
      .map((name) => `island ${name} is not in the table of src/pages/page-islands.ts: ${[...known]}`),
    ...all(page, "[data-island]")
      .filter((island) => typeof JSON.parse(island.getAttribute("data-props") ?? "null") !== "object")
      .map((island) => `island ${island.getAttribute("data-island")} without data-props`),
  ];
  expect(listPageIslands(findBuiltPage("/")).length).toBeGreaterThan(0);
  expect(problems(find)).toEqual([]);
});

test("no button is disabled until its script has loaded, because earlier presses would be lost", () => {
  const find = (page: BuiltPage) => all(page, "button[disabled]").map((button) => button.outerHTML.slice(0, 120));
  expect(problems(find)).toEqual([]);
});

test("every link and button says what it does", () => {
  const find = (page: BuiltPage) =>
    all(page, "a[href], button, summary, [role=button]")
      .filter((element) => getAccessibleName(element, page.root) === "")
      .map((element) => `nameless ${element.outerHTML.slice(0, 90)}: give it text or aria-label`);
  expect(problems(find)).toEqual([]);
});

test("every id is unique, and every reference has a target", () => {
  const references = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
    "commandfor",
    "popovertarget",
  ];
  const find = (page: BuiltPage) => {
    const ids = all(page, "[id]").map((element) => element.getAttribute("id") ?? "");
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`),
      ...references.flatMap((name) =>
        all(page, `[${name}]`).flatMap((element) =>
          (element.getAttribute(name) ?? "")
            .split(/\s+/)
            .filter((id) => !ids.includes(id))
            .map((id) => `${name}="${id}" on <${element.rawTagName}> finds nothing`),
        ),
      ),
    ];
  };
  expect(problems(find)).toEqual([]);
});

test("pictures and frames have their size and their alternative text in the HTML", () => {
  const find = (page: BuiltPage) =>
    all(page, "img, iframe, video").flatMap((element) => {
      const missing = ["width", "height", element.rawTagName.toLowerCase() === "img" ? "alt" : "title"].filter(
        (name) => !element.hasAttribute(name),
      );
      return missing.map((name) => `${element.outerHTML.slice(0, 80)} needs ${name}=`);
    });
  expect(problems(find)).toEqual([]);
});

test("the page for unknown addresses says what happened and links to the home page", () => {
  const page = findBuiltPage(notFoundAddress);
  expect(page.root.querySelector("h1")?.text).toBe(notFoundCopy.title);
  expect(page.root.querySelector("main")?.text).toContain(notFoundCopy.text);
  expect(page.root.querySelector('main a[href="/"]')).not.toBeNull();
});
