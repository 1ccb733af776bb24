/** Tries markup and scripts in every field, address, file and query; all of it must stay text. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { normalizeName } from "#domain/leads/lead.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { coveragePath } from "../support/coverage-page.ts";
import { readOnlyTest as base, expect, mockBaseTiles } from "../support/fixture.ts";
import { createUniqueEmail, fillInLeadForm, locateLeadForm } from "../support/lead-form-steps.ts";

/** Payloads: if one becomes an element, it has `data-pwned`; if one runs, it sets `__pwned` or opens a dialog. */
const payloads = [
  "<script data-pwned>__pwned=1</script>",
  '"><img data-pwned src=x onerror=__pwned=1>',
  "'><svg data-pwned onload=alert(1)>",
  "</script><script data-pwned>alert(1)</script>",
  "</title></style></textarea></template></noscript><b data-pwned onclick=__pwned=1>",
  '<iframe data-pwned srcdoc="<script>parent.__pwned=1</script>"></iframe>',
  '<a data-pwned href="javascript:__pwned=1">x</a>',
  "javascript:__pwned=1",
  "<details data-pwned open ontoggle=__pwned=1>",
  "<math><mtext><table><mglyph><style><img data-pwned src=x onerror=__pwned=1>",
  "&lt;img data-pwned src=x onerror=__pwned=1&gt;",
  "\\u003cimg data-pwned src=x onerror=__pwned=1\\u003e",
  "$\u007b__pwned=1} {{constructor.constructor('__pwned=1')()}} <%= 7*7 %>",
  ']]><html xmlns="http://www.w3.org/1999/xhtml"><script data-pwned>alert(1)</script></html>',
  "__proto__[pwned]=1&constructor.prototype.pwned=1",
  "\u202e<b data-pwned>\u0000\ufeff\u2028",
] as const;
const everything = payloads.join(" ");
/** The text for fields, and texts that would be dangerous on their own as an address or a property name. */
const inFields = [everything, "javascript:__pwned=1", "__proto__[pwned]=1"];

const test = base.extend<{ inert: () => Promise<void> }>({
  inert: async ({ page }, use) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await use(async () => {
      expect(await page.evaluate(whatWasLetIn), page.url()).toEqual([]);
      expect(dialogs, page.url()).toEqual([]);
    });
  },
});

// Unknown addresses (404) and rejected forms (422) get a page as the response.
test.use({ expectedTroubles: /responded with a status of (404|422)/ });

function whatWasLetIn(): string[] {
  const isOurs = ({ type, src }: HTMLScriptElement) =>
    type.endsWith("json") || new URL(src || "data:").origin === location.origin;
  const elements = [...document.querySelectorAll("*")].filter(
    (element) =>
      element.matches("[data-pwned], [srcdoc], [href^='javascript:' i], [action^='javascript:' i]") ||
      element.getAttributeNames().some((name) => name.startsWith("on")) ||
      (element instanceof HTMLScriptElement && !isOurs(element)),
  );
  const learned = ["__pwned", "pwned"].filter((name) => name in window || name in {});
  return [...learned, ...elements.map(({ outerHTML }) => outerHTML.slice(0, 200))];
}

/** Hydrates all islands of a page by focusing a control, and waits for them. */
async function wakeAll(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-awake])"));
}

/** Types each text into each field that scripts can reach. */
async function typeEverywhere(page: Page, texts: readonly string[]): Promise<number> {
  return page.evaluate(async (texts) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input, main textarea")].filter(
      // The other fields accept only fixed values.
      ({ type }) => ["text", "search", "email", "tel", "url", "textarea"].includes(type),
    );
    for (const field of fields) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
      for (const text of texts) {
        field.focus();
        set?.call(field, text);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
        await new Promise((next) => setTimeout(next));
      }
      // Search fields wait briefly for the next key.
      await new Promise((next) => setTimeout(next, 150));
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    }
    return fields.length;
  }, texts);
}

/** Submits the form without validation, as a browser without script does. */
async function submitNatively(page: Page, action: string): Promise<void> {
  await page.evaluate((action) => {
    const form = [...document.forms].find((each) => new URL(each.action).pathname === action);
    for (const box of form?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? []) box.checked = true;
    HTMLFormElement.prototype.submit.call(form);
  }, action);
  await page.waitForURL((url) => url.pathname === action);
}

/**
 * Lists the tools and text fields of a page's HTML. Fields shared by many pages, such as the search of the help pages,
 * are tried only on the first page that has them.
 */
function listFields(html: string): string[] {
  const main = parse(html).querySelector("main");
  const tools = main?.querySelectorAll("[data-island]") ?? [];
  const fields = main?.querySelectorAll("input, textarea") ?? [];
  return [
    ...tools.map((tool) => `${tool.getAttribute("data-island")}`),
    ...fields.map((field) => `${field.closest("form")?.getAttribute("action")} ${field.getAttribute("name")}`),
  ];
}

test("markup and scripts typed into any field of any page stay text", { tag: ["@once", "@nightly"] }, async ({
  page,
  inert,
  request,
}) => {
  const pages = sitePages.filter(({ served }) => served !== "on-demand");
  const tried = new Set<string>();
  let fields = 0;
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    if (!/<(input|textarea)\b/.test(html)) continue;
    const own = listFields(html);
    if (own.every((field) => tried.has(field))) continue;
    for (const field of own) tried.add(field);
    if (path === coveragePath) await mockBaseTiles(page);
    await page.goto(path);
    await wakeAll(page);
    fields += await typeEverywhere(page, inFields);
    await inert();
  }
  expect(fields).toBeGreaterThan(8);
});

test("markup and scripts in queries and fragments stay text", { tag: ["@once", "@nightly"] }, async ({
  page,
  inert,
}) => {
  const names = ["q", "e", "p", "capa", "paises", "utm_source", "utm_campaign", "wzrk_ex", "__proto__", "constructor"];
  const query = new URLSearchParams(names.map((name) => [name, everything]));
  const readers = ["/", "/buscar", "/roaming-cobertura", "/desuscribir-email", "/preguntas-frecuentes"];
  for (const path of [...readers, "/terminos-y-condiciones", "/no-existe", coveragePath]) {
    if (path === coveragePath) await mockBaseTiles(page);
    await page.goto(`${path}?${query}#${encodeURIComponent(everything)}`);
    await wakeAll(page);
    await page.goto(`${path}?${query}#"><img data-pwned src=x onerror=__pwned=1>`);
    await inert();
  }
});

test("markup sent by a form without script comes back as text", { tag: ["@once", "@nightly"] }, async ({
  page,
  inert,
}) => {
  await page.goto("/");
  const { name, email } = locateLeadForm(page);
  // Single-line fields accept no line breaks.
  const typed = everything.replace(/[\0\u2028]/g, "");
  await name.fill(typed);
  await email.fill(typed.replace(/\s/g, "_"));
  await submitNatively(page, collectorPaths.leadForm);
  await expect(name).toHaveValue(typed);
  await inert();
  await page.goto("/desuscribir-email");
  await page.getByRole("textbox").fill(everything.slice(0, 300));
  await submitNatively(page, collectorPaths.unsubscribe);
  await inert();
});

test("a lead whose name is markup is stored as plain text", { tag: ["@once", "@nightly"] }, async ({ page, inert }) => {
  await page.goto("/");
  await wakeAll(page);
  const [typed, address] = [payloads[1], createUniqueEmail()];
  const { name, submit } = locateLeadForm(page);
  await fillInLeadForm(page, address);
  await name.fill(typed);
  await submit.click();
  await expect(page.getByRole("heading", { name: leadFormCopy.sent.heading })).toBeVisible();
  await inert();
  const leads = await readStoredLeads({ databaseFile: join(process.env.SITE_DATA ?? "", "site.sqlite") });
  expect(leads.find(({ Email }) => Email === address)?.Name).toBe(normalizeName(typed));
});
