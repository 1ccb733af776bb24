import { expect, test } from "vitest";
import { openTestSite } from "#editor/testing/checkout.ts";
import { readFileIn } from "#editor/testing/site-repository.ts";
import { computeImpact } from "./impact.ts";
import { loadAllModules } from "./site-modules.ts";

const arcoForm = "Formato de solicitud de derechos ARCO (PDF)";
const manual = "Manual de conexión APN (PDF)";
const llms = "Resumen del sitio para asistentes de IA (llms.txt)";
const registry = "Registro para programas (registro.json y el JSON de cada membresía que cambia)";

type Edit = readonly [list: string, from: string, to: string];

/** Opens the site. @returns a function that tries edits out, and returns what they reach: addresses and documents. */
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
  const impactOf = await openImpact();

  const ofPrice = await impactOf(["memberships", '"regularPesos": 850', '"regularPesos": 900']);
  expect(ofPrice).toEqual(
    expect.arrayContaining([
      ...["/", "/membresias", "/preguntas-frecuentes", "/registro-tarifas-vigentes"],
      ...["/terminos-y-condiciones-accesible", "/contrato-de-adhesion-accesible"],
      ...["Tarifas vigentes (PDF)", "Membresía Legend, folio 1349879 (PDF)"],
      ...["Términos y condiciones (PDF)", "Contrato de adhesión (PDF)"],
      ...[llms, registry],
    ]),
  );
  for (const other of ["/politica-de-uso", "/activa-cuenta-amazon", "/manual-de-conexion-apn", arcoForm, manual])
    expect(ofPrice).not.toContain(other);
  expect(ofPrice.join("\n")).not.toMatch(/Membresía Rookie, folio/);

  const ofTerms = await impactOf(
    ["memberships", '"membershipDays": 30', '"membershipDays": 28'],
    ["legal-terms", '"anomalousTimes": 2', '"anomalousTimes": 3'],
    ["legal-terms", '"answerDays": 20', '"answerDays": 15'],
  );
  expect(ofTerms).toEqual(
    expect.arrayContaining([
      ...["/", "/membresias", "/preguntas-frecuentes", "/activa-cuenta-amazon"],
      ...["/politica-de-uso", "/gestion-de-trafico", "/contrato-de-adhesion-accesible", "/derechos-arco"],
      ...["Membresía Ultimate, folio 1349914 (PDF)", "Política de uso de prepago (PDF)", "Derechos ARCO (PDF)"],
      ...[arcoForm, llms, registry],
    ]),
  );

  const ofRest = await impactOf(
    ["benefits", '"rookie": "none"', '"rookie": "addOn"'],
    ["words/apn", "Qué escribir y dónde", "Qué escribes y dónde"],
  );
  expect(ofRest).toEqual(
    expect.arrayContaining(["/membresias", "/activa-cuenta-amazon", "/manual-de-conexion-apn", manual, registry]),
  );
  for (const other of ["/activa-cuenta-vix", arcoForm, llms]) expect(ofRest).not.toContain(other);
});
