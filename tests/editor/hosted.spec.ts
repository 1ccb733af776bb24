import { type Browser, test as base, expect as baseExpect, type Page } from "@playwright/test";
import { findViolations } from "../e2e/support/measures/axe.ts";
import { findOverflowingElements } from "../e2e/support/measures/layout-watch.ts";
import { locatePreviewFrame, locateSaveStatus, openEntry, publish, savedStatusText } from "./editor-fixtures.ts";
import { type HostedEditorProcess, startHostedEditor } from "./hosted-process.ts";

const test = base.extend<object, { team: HostedEditorProcess }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the braces.
    async ({}, use) => {
      const team = await startHostedEditor();
      await use(team);
      await team.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ team }, use) => use(team.origin),
});

/** Allows time for an editor process per person who signs in, and for builds of their publications. */
test.describe.configure({ timeout: 900_000 });

const buildMs = 300_000;

/** Long timeout, because a person's editor first reads the whole site, which takes minutes on a busy machine. */
const expect = baseExpect.configure({ timeout: 180_000 });

/** Signs a person in, in a new browser context. */
async function enter(browser: Browser, team: HostedEditorProcess, login: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: team.origin, locale: "es-MX" })).newPage();
  team.identityProvider.visitor = login;
  await page.goto("/");
  await page.getByRole("link", { name: "Entrar con tu cuenta" }).click();
  return page;
}

const getMenu = (page: Page) => page.getByRole("navigation", { name: "Qué se edita" });

test("the sign-in page is accessible, and rejects accounts without a role", async ({ page, browser, team }) => {
  await page.goto("/#avisos");
  await expect(page).toHaveURL(/\/entrar/);
  await expect(page.getByRole("heading", { level: 1, name: "Entra al editor" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);
  await page.setViewportSize({ width: 340, height: 225 });
  expect(await findOverflowingElements(page)).toEqual([]);

  const stranger = await enter(browser, team, "nadie");
  await expect(stranger.getByRole("heading", { name: "No se pudo entrar" })).toBeVisible();
  await expect(stranger.getByText("Nadie (nadie@example.org) no tiene permiso en el editor.")).toBeVisible();
  await stranger.context().close();
  const preview = await page.request.get(`${team.previewOrigin}/membresias`);
  expect(preview.status()).toBe(401);
});

test("a person edits with the preview, publishes under their name, and signs out", async ({ browser, team }) => {
  const page = await enter(browser, team, "ana");
  // Changes to this list need no approval.
  await openEntry(page, "Portada");
  await page.getByLabel("Etiqueta", { exact: true }).fill("Todo digital, con eSIM");
  await expect(locateSaveStatus(page).first()).toHaveText(savedStatusText);
  await expect(locatePreviewFrame(page).getByText("Todo digital, con eSIM").first()).toBeAttached();
  expect(await findViolations(page)).toEqual([]);

  const sheet = await publish(page, "Dice mejor qué es wim");
  await expect(sheet).toContainText("El cambio ya está con todos", { timeout: buildMs });
  await sheet.getByRole("button", { name: "Cerrar" }).click();
  expect(team.git("log", "-1", "--format=%an|%ae|%cn|%s", "main")).toBe(
    "Ana Ruiz|ana@example.org|Editor de wim|Dice mejor qué es wim",
  );
  const bar = page.getByRole("contentinfo");
  await expect(bar).toContainText("Se está publicando…");
  team.deploy();
  await expect(bar).toContainText("Lo publicado ya está en el sitio", { timeout: 40_000 });
  await page.reload();
  await expect(bar).toContainText("Lo publicado ya está en el sitio", { timeout: 40_000 });
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await findOverflowingElements(page)).toEqual([]);

  // She may see legal texts but not change them, as the menu and the form state.
  await page.setViewportSize({ width: 1360, height: 900 });
  await getMenu(page).getByLabel("Buscar qué editar").fill("Folios");
  const folios = getMenu(page).getByRole("link", { name: /^Folios.*solo ver$/ });
  await folios.click();
  await expect(page.getByRole("region", { name: "Solo puedes verlo" })).toContainText(
    "le falta el papel «Textos legales»",
  );
  await expect(page.locator("main").getByRole("checkbox").first()).toBeDisabled();
  await expect(page.getByRole("button", { name: "Agregar folio" })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await getMenu(page).getByRole("link", { name: "Términos y condiciones" }).click();
  await expect(page.getByRole("region", { name: "Solo puedes verlo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar esta versión" })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await openEntry(page, "Portada");

  // Her session ended elsewhere, so her input waits until she signs in again in another tab.
  await page.request.post("/salir", { headers: { "x-editor": "1", origin: team.origin } });
  await page.getByLabel("Etiqueta", { exact: true }).fill("Todo digital y con eSIM");
  await expect(locateSaveStatus(page).first()).toHaveText(/^Sin guardar: Tu sesión terminó/);
  expect(await findOverflowingElements(page)).toEqual([]);
  team.identityProvider.visitor = "ana";
  const [entry] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Entrar otra vez" }).click(),
  ]);
  await entry.getByRole("link", { name: "Entrar con tu cuenta" }).click();
  await expect(getMenu(entry)).toBeVisible();
  await entry.close();
  await bar.getByRole("button", { name: "Guardar otra vez" }).click();
  await expect(locateSaveStatus(page).first()).toHaveText(savedStatusText);
  await expect(page.getByText("Tu sesión terminó.")).toHaveCount(0);

  await bar.getByRole("button", { name: "Salir" }).click();
  // The provider's own page asks whether to sign out there too.
  await expect(page).toHaveURL(new RegExp(`^${team.identityProvider.settings.issuer.origin}/session/end`));
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await expect(page.getByRole("heading", { name: "Saliste del editor" })).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(/\/entrar/);
  await page.context().close();
});

test("a price change waits for a second person, who returns or approves it", async ({ browser, team }) => {
  const ana = await enter(browser, team, "ana");
  await getMenu(ana).getByRole("link", { name: "Membresías y precios" }).click();
  const legend = ana.getByRole("group", { name: "Legend", exact: true });
  const setLegend = async (pesos: string) => {
    await legend.getByText("$850").click();
    await legend.getByLabel("Precio regular").fill(pesos);
    await ana.getByRole("button", { name: "Guardar con todo esto" }).click();
    await expect(locateSaveStatus(ana).first()).toHaveText(savedStatusText);
  };
  await setLegend("900");
  await ana.getByRole("button", { name: "Publicar" }).click();
  const sheet = ana.getByRole("dialog", { name: "Publicar" });
  await expect(sheet).toContainText("Cambia precios: lo aprueba ");
  await sheet.getByLabel("Qué cambia, en una línea").fill("Sube Legend");
  await sheet.getByRole("button", { name: "Enviar a aprobar" }).click();
  await expect(sheet).toContainText("Espera en «Por aprobar»: lo aprueba ", { timeout: buildMs });
  expect(await findViolations(ana, "dialog")).toEqual([]);
  await sheet.getByRole("button", { name: "Cerrar" }).click();
  await ana.getByRole("button", { name: "Por aprobar: 1" }).click();
  await expect(ana.getByRole("region", { name: "Sube Legend", exact: true })).toContainText(
    /La aprueba .+: tú la enviaste/,
  );
  await ana.keyboard.press("Escape");

  const beto = await enter(browser, team, "beto");
  await beto.getByRole("button", { name: "Por aprobar: 1" }).click();
  const waits = beto.getByRole("dialog", { name: "Por aprobar" });
  const proposal = waits.getByRole("region", { name: "Sube Legend", exact: true });
  await expect(proposal).toContainText("Ana Ruiz");
  await expect(proposal).toContainText("850");
  await expect(proposal).toContainText("900");
  await expect(proposal).toContainText("Deja por revisar: 2");
  await proposal.getByText(/^También cambian solos/).click();
  await proposal.getByRole("button", { name: "Ver Página «Membresías»" }).click();
  await expect(waits).toBeHidden();
  await expect(beto.getByRole("button", { name: "Ver la página sin esto" })).toBeFocused();
  await expect(locatePreviewFrame(beto).getByText("$900").first()).toBeAttached();
  await beto.getByRole("button", { name: "Ver la página sin esto" }).click();
  await expect(locatePreviewFrame(beto).getByText("$850").first()).toBeAttached();
  await beto.getByRole("button", { name: "Por aprobar: 1" }).click();
  await proposal.getByRole("button", { name: "Devolver con una nota" }).click();
  expect(await findViolations(beto, "dialog")).toEqual([]);
  await proposal.getByLabel("Qué hay que cambiar").fill("Falta la oferta");
  await proposal.getByRole("button", { name: "Devolver", exact: true }).click();
  await expect(waits).toContainText("«Sube Legend» volvió a quien la envió, con tu nota.");

  await ana.reload();
  await ana.getByRole("button", { name: "Te devolvieron: 1" }).click();
  const returned = ana.getByRole("region", { name: "Sube Legend", exact: true });
  await expect(returned).toContainText("La devolvió Beto Díaz");
  await expect(returned).toContainText("Falta la oferta");
  expect(await findViolations(ana, "dialog")).toEqual([]);
  await returned.getByRole("button", { name: "Volver a editarla" }).click();
  await expect(ana.getByRole("dialog", { name: "Por aprobar" })).toContainText("es otra vez un borrador tuyo");
  await ana.keyboard.press("Escape");
  const send = async (title: string) => {
    await ana.getByRole("button", { name: "Publicar" }).click();
    await sheet.getByLabel("Qué cambia, en una línea").fill(title);
    await sheet.getByRole("button", { name: "Enviar a aprobar" }).click();
    await expect(sheet).toContainText("Espera en «Por aprobar»: lo aprueba ", { timeout: buildMs });
    await sheet.getByRole("button", { name: "Cerrar" }).click();
  };
  await send("Sube Legend");
  // Sends a second proposal for the same price.
  await setLegend("950");
  await send("Sube más Legend");

  await beto.reload();
  await beto.getByRole("button", { name: "Por aprobar: 2" }).click();
  await proposal.getByRole("button", { name: "Aprobar" }).click();
  await proposal.getByRole("button", { name: "Sí, aprobar" }).click();
  await expect(waits).toContainText("«Sube Legend» se aprobó.", { timeout: buildMs });
  await expect(proposal).toBeHidden();
  expect(team.git("show", "main:src/content/data/memberships.ts")).toContain('"regularPesos": 900');
  expect(team.git("log", "-1", "--format=%an%n%B", "main")).toMatch(/^Ana Ruiz\n[\s\S]*Approved-by: Beto Díaz/);
  const clash = "Choca con lo que se publicó después en «Membresías y precios»";
  const later = waits.getByRole("region", { name: "Sube más Legend", exact: true });
  await expect(later).toContainText(clash);
  await expect(later.getByRole("button", { name: "Aprobar" })).toHaveCount(0);
  await beto.context().close();

  await ana.reload();
  await ana.getByRole("button", { name: "Por aprobar: 1" }).click();
  const own = ana.getByRole("region", { name: "Sube más Legend", exact: true });
  await expect(own).toContainText(clash);
  await expect(own).toContainText("Lo tuyo: «950»");
  await expect(own).toContainText("Ya publicado: «900»");
  expect(await findViolations(ana, "dialog")).toEqual([]);
  await own.getByRole("button", { name: "Editarla con lo mío ahí" }).click();
  await expect(ana.getByRole("dialog", { name: "Por aprobar" })).toContainText(
    "«Sube más Legend» es otra vez un borrador tuyo.",
  );
  await ana.keyboard.press("Escape");
  await expect(ana.getByRole("button", { name: "Por aprobar", exact: true })).toBeVisible();
  await expect(ana.getByRole("button", { name: "Qué cambió" })).toBeVisible();
  await ana.context().close();
});
