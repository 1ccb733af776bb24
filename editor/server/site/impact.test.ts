import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { readFileIn } from "#editor/testing/servers/site-repository.ts";
import { computeImpact } from "./impact.ts";
import { loadAllModules } from "./site-modules.ts";

const arcoForm = "Formato de solicitud de derechos ARCO (PDF)";
const manual = "Manual de conexión APN (PDF)";
const llms = "Resumen del sitio para asistentes de IA (llms.txt)";
const registry = "Registro para programas (registro.json y el JSON de cada membresía que cambia)";

const texts = {
  "terminos-y-condiciones": ["/terminos-y-condiciones-accesible", "Términos y condiciones (PDF)"],
  "contrato-de-adhesion": ["/contrato-de-adhesion-accesible", "Contrato de adhesión (PDF)"],
  "politica-de-uso": ["/politica-de-uso", "Política de uso de prepago (PDF)"],
  "gestion-de-trafico": ["/gestion-de-trafico"],
  "derechos-arco": ["/derechos-arco", "Derechos ARCO (PDF)"],
};

/** Lists the pages and documents of legal texts, except those of a published text, which keeps its figures. */
const listTextPlaces = (...ids: readonly (keyof typeof texts)[]) =>
  ids.filter((id) => globSync(`src/content/legal/${id}/*.published.json`).length === 0).flatMap((id) => texts[id]);

type Edit = readonly [list: string, from: string, to: string];

/** Opens the site. @returns a function that tries edits, and returns the addresses and documents that they change. */
async function openImpact() {
  const { root, workspace } = await openTestSite();
  const before = await loadAllModules(workspace);
  return async (...edits: readonly Edit[]): Promise<string[]> => {
    const texts = new Map<string, string>();
    for (const [list, from, to] of edits) {
      const path = `src/content/data/${list}.ts`;
      texts.set(path, (texts.get(path) ?? readFileIn(root, path)).replace(from, to));
    }
    const { pages, documents } = await workspace.tryOut(texts, async (load) =>
      computeImpact(before, await loadAllModules({ load, root })),
    );
    return [...pages.map(({ page }) => page), ...documents];
  };
}

test("a changed price, term or text names the pages, documents and files that state it", async () => {
  const computeImpact = await openImpact();

  const ofPrice = await computeImpact(["memberships", '"regularPesos": 850', '"regularPesos": 900']);
  expect(ofPrice).toEqual(
    expect.arrayContaining([
      ...["/", "/membresias", "/preguntas-frecuentes", "/registro-tarifas-vigentes"],
      ...listTextPlaces("terminos-y-condiciones", "contrato-de-adhesion"),
      ...["Tarifas vigentes (PDF)", "Membresía Legend, folio 1349879 (PDF)"],
      ...[llms, registry],
    ]),
  );
  for (const other of ["/politica-de-uso", "/activa-cuenta-amazon", "/manual-de-conexion-apn", arcoForm, manual])
    expect(ofPrice).not.toContain(other);
  expect(ofPrice.join("\n")).not.toMatch(/Membresía Rookie, folio/);

  const ofTerms = await computeImpact(
    ["memberships", '"membershipDays": 30', '"membershipDays": 28'],
    ["legal-terms", '"anomalousTimes": 2', '"anomalousTimes": 3'],
    ["legal-terms", '"answerDays": 20', '"answerDays": 15'],
  );
  expect(ofTerms).toEqual(
    expect.arrayContaining([
      ...["/", "/membresias", "/preguntas-frecuentes", "/activa-cuenta-amazon"],
      ...listTextPlaces("politica-de-uso", "gestion-de-trafico", "contrato-de-adhesion", "derechos-arco"),
      "Membresía Ultimate, folio 1349914 (PDF)",
      ...[arcoForm, llms, registry],
    ]),
  );

  const ofRest = await computeImpact(
    ["benefits", '"rookie": "none"', '"rookie": "addOn"'],
    ["copy/apn", "Qué escribir y dónde", "Qué escribes y dónde"],
  );
  expect(ofRest).toEqual(
    expect.arrayContaining(["/membresias", "/activa-cuenta-amazon", "/manual-de-conexion-apn", manual, llms, registry]),
  );
  for (const other of ["/activa-cuenta-vix", arcoForm]) expect(ofRest).not.toContain(other);
});

test("a promotion lists the page that its card is ticked for, which a function with a parameter builds", async () => {
  const { root, workspace } = await openTestSite();
  const path = "src/content/data/promotions.ts";
  const rows = parseDataModule(readFileIn(root, path)) as { shownOn: readonly string[]; period: object }[];
  const impactWith = async (places: readonly string[]) => {
    const [row] = rows.filter(({ shownOn }) => shownOn.includes("registry"));
    const period = { kind: "dates", from: "2026-11-01", to: "2026-12-31" };
    const terms = { kind: "text", text: "Un mes gratis.", conditions: "Aplica una vez." };
    const added = { ...row, slug: "nueva", name: "Nueva", offer: undefined, terms, period, shownOn: places };
    const texts = new Map([[path, formatDataModule([added, ...rows])]]);
    const before = await loadAllModules(workspace);
    const { pages } = await workspace.tryOut(texts, async (load) => {
      const after = await loadAllModules({ load, root });
      expect([...after.errors.values()].map(({ message }) => message)).toEqual([]);
      return computeImpact(before, after);
    });
    return ["/", "/membresias"].filter((each) => pages.some(({ page }) => page === each));
  };
  expect(await impactWith(["memberships"])).toContain("/membresias");
  expect(await impactWith(["registry"])).not.toContain("/membresias");
});
