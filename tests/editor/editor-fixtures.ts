/** Playwright fixtures for the editor. Errors and warnings in the editor's own page fail the test. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { parseDataModule } from "#content/forms/data-module.ts";
import { type EditorProcess, startEditorInCopy } from "./editor-process.ts";
import { saveTaskPatch } from "./saved-jobs.ts";

/** Milliseconds by which this process's clock, which the gate sets, is ahead of the machine's clock. */
const aheadMs = Math.round(Date.now() - performance.timeOrigin - performance.now());

type Options = {
  /** Errors and warnings that a test causes on purpose. */
  expectedTroubles: RegExp;
};

export const test = base.extend<Options, { desk: EditorProcess }>({
  expectedTroubles: [/(?!)/, { option: true }],
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the braces.
    async ({}, use) => {
      const desk = await startEditorInCopy(resolve(import.meta.dirname, "../.."));
      await use(desk);
      await desk.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  context: async ({ context, desk, expectedTroubles }, use) => {
    const troubles: string[] = [];
    context.on("weberror", (error) => troubles.push(`page error: ${error.error().message}`));
    context.on("console", (message) => {
      // Ignores messages of the preview, which is the dev server.
      const isOurs = message.location().url.startsWith(desk.origin);
      if (isOurs && ["error", "warning"].includes(message.type())) troubles.push(`console: ${message.text()}`);
    });
    await context.addInitScript(moveClock, aheadMs);
    await use(context);
    await desk.discardAll();
    expect(
      troubles.filter((trouble) => !expectedTroubles.test(trouble)),
      "troubles in the editor",
    ).toEqual([]);
  },
});

export { expect };

/** Runs in every page: sets the page's clock to the editor's, which the gate sets to the day of the commit. */
function moveClock(aheadMs: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [now() + aheadMs], made),
    get: (date, name) => (name === "now" ? () => now() + aheadMs : Reflect.get(date, name)),
  });
}

export const savedStatusText = "Guardado como borrador";

type Done = {
  name: string;
  /** Lines of `git diff --numstat`, such as `1 1 src/content/data/pages.ts`. */
  lines: readonly string[];
  /** Texts that the built site must contain after the job, by file address; see `built.spec.ts`. */
  built?: Readonly<Record<string, string>>;
};

/** Checks the lines that a job changed, once the preview shows the result. */
export async function finishJob(desk: EditorProcess, { name, lines, built }: Done): Promise<void> {
  await expect.poll(() => desk.git("diff", "--numstat").replaceAll("\t", " ").split("\n")).toEqual(lines);
  if (built) saveTaskPatch(desk, { name, built });
}

/** Opens an entry by the menu's search, which also finds entries of closed groups. */
export async function openEntry(page: Page, label: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Qué se edita" });
  const search = menu.getByLabel("Buscar qué editar");
  await search.fill(label);
  // The link's text starts with the label. The search's results follow, and the open list's link may end with a mark.
  await menu
    .getByRole("link", { name: new RegExp(`^${label}`) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
  await search.fill("");
}

/** Opens a list from the menu. */
export async function openList(page: Page, label: string): Promise<void> {
  await page.goto("/");
  await openEntry(page, label);
  // Waits until the list is loaded, because only then does the button appear.
  await expect(page.getByRole("main").getByRole("button", { name: "Deshacer" })).toBeVisible();
}

export const locateSaveStatus = (page: Page) => page.getByRole("contentinfo").getByRole("status");

export const expectSaved = (page: Page) => expect(locateSaveStatus(page)).toHaveText(savedStatusText);

/** Opens «Publicar», and publishes everything under a title. @returns the panel. */
export async function publish(page: Page, title: string) {
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Publicar" });
  await panel.getByLabel("Qué cambia, en una línea").fill(title);
  await panel.getByRole("button", { name: "Publicar", exact: true }).click();
  return panel;
}

export const readList = (desk: EditorProcess, name: string) =>
  parseDataModule(readFileSync(join(desk.folder, "src/content/data", `${name}.ts`), "utf8"));

/** Locates the preview, which shows the real page next to the form. */
export const locatePreviewFrame = (page: Page) => page.frameLocator('iframe[title="La página, como quedará"]');

/** Computes the date `days` days after today in central Mexico, in the format of date fields: `2026-11-13`. */
export function getDateInDays(days: number): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Mexico_City" }).format(new Date());
  return new Date(Date.parse(`${today}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
