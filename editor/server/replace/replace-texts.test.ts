import { expect, test } from "vitest";
import { containsWords, type Occurrences, type ReplaceResult, replaceWords } from "#editor/api/requests/replace-api.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";

test.each([
  ["La app, mi app y el mapp", "app", "aplicación", "La aplicación, mi aplicación y el mapp"],
  ["La App y la app", "App", "aplicación", "La aplicación y la app"],
  ["Son 60\u00a0GB", "60 GB", "70 GB", "Son 70 GB"],
  ["{{app.nombre}} y [la app](/app) de https://app.mx", "app", "x", "{{app.nombre}} y [la x](/app) de https://app.mx"],
  ["¿Y (eso)?", "(eso)", "esto", "¿Y esto?"],
])("in «%s», «%s» is replaced only where it is a word", (text, words, replacement, expected) => {
  expect(replaceWords(text, words, replacement)).toBe(expected);
  expect(containsWords(text, words)).toBe(text !== expected);
});

test("words are replaced in the chosen fields of lists and legal texts, and one request undoes this", async () => {
  const { root, ask } = await openTestSite();
  const find = async (words: string): Promise<Occurrences> =>
    (await ask("GET", `/api/occurrences?words=${encodeURIComponent(words)}`)).body;
  const { fields, similarCount } = await find("línea");
  const loose: Occurrences = (await ask("GET", "/api/occurrences?words=linea&isLoose=")).body;
  expect([loose.fields.length - fields.length, loose.similarCount]).toEqual([similarCount, 0]);
  expect(similarCount).toBeGreaterThan(0);
  expect(new Set(fields.map(({ formId }) => formId)).size).toBeGreaterThan(5);
  expect(
    fields.filter(({ lockReason }) => lockReason === undefined).every(({ text }) => containsWords(text, "línea")),
  ).toBe(true);
  const free = ["preguntas", "paginas", "politica-de-uso", "contrato-de-adhesion"].flatMap((id) =>
    fields.filter(({ formId, lockReason }) => formId === id && lockReason === undefined).slice(0, 4),
  );
  const chosen = free.map(({ formId, path }) => ({ formId, path }));

  const result: ReplaceResult = (
    await ask("POST", "/api/replace", { words: "línea", replacement: "línea aquella", fields: chosen })
  ).body;
  expect(result.replacedFields.length + result.refusedFields.length).toBe(chosen.length);
  expect(result.replacedFields.length).toBeGreaterThan(8);
  // Each refused field has a reason, and stays unchanged.
  const after = (await find("línea aquella")).fields.map(({ formId, path }) => `${formId} ${path}`);
  expect(after.toSorted()).toEqual(result.replacedFields.map(({ formId, path }) => `${formId} ${path}`).toSorted());
  expect(result.refusedFields.every(({ reason }) => reason.length > 5)).toBe(true);

  // Later changes stay; everything else is restored.
  const [{ formId, label }, ...others] = result.savedFiles as [
    ReplaceResult["savedFiles"][0],
    ...ReplaceResult["savedFiles"],
  ];
  const { data, revision } = (await ask("GET", `/api/lists/${formId}`)).body;
  data[0].question = "¿Qué cambió después?";
  expect((await ask("PUT", `/api/lists/${formId}`, { data, revision })).body.revision).toBeTypeOf("string");
  const { unchangedFiles } = (await ask("POST", "/api/replace/undo", { saved: result.savedFiles })).body;
  expect(unchangedFiles).toEqual([{ label, reason: "cambió después de reemplazar" }]);
  expect((await ask("GET", `/api/lists/${formId}`)).body.data).toEqual(data);
  expect(others.length).toBeGreaterThan(1);
  expect(runGit(root, "diff", "--name-only")).toBe("src/content/data/questions.ts");
});

test("a replacement that breaks a rule is refused at its field, while the other fields are saved", async () => {
  const { ask } = await openTestSite();
  const { data, revision } = (await ask("GET", "/api/lists/portada")).body;
  data.banner.tag = "Zapatilla";
  data.banner.intro = "Una zapatilla para ti";
  await ask("PUT", "/api/lists/portada", { data, revision });
  const fields = [
    { formId: "portada", path: ["banner", "intro"] },
    { formId: "portada", path: ["banner", "tag"] },
  ];
  const first = (await ask("POST", "/api/replace", { words: "zapatilla", replacement: "$5", fields })).body;
  expect(first).toMatchObject({
    replacedFields: [fields[1]],
    refusedFields: [{ ...fields[0], reason: expect.stringContaining("«$5»") }],
  });
});

test("facts, frozen versions and code with the words are found, and say why they cannot be replaced", async () => {
  const { ask } = await openTestSite();
  const find = async (words: string): Promise<Occurrences> =>
    (await ask("GET", `/api/occurrences?words=${encodeURIComponent(words)}`)).body;
  const { fields } = await find("30 días");
  expect(fields.filter(({ lockReason }) => lockReason?.startsWith("Lo dice un dato")).length).toBeGreaterThan(10);
  const { developerTexts } = await find("app");
  expect(developerTexts.length).toBeGreaterThan(10);
  expect(developerTexts.every(({ text }) => containsWords(text, "app"))).toBe(true);

  const id = "gestion-de-trafico";
  await freezeFirstVersion(ask, id);
  const frozen = (await find("Operador")).fields.filter(({ formId }) => formId === id);
  const reason = "La versión 1 ya no cambia: crea la siguiente.";
  expect(new Set(frozen.map(({ lockReason }) => lockReason))).toEqual(new Set([reason]));
  const [field] = frozen.map(({ formId, path }) => ({ formId, path }));
  const answer = await ask("POST", "/api/replace", { words: "Operador", replacement: "operador", fields: [field] });
  expect(answer.body).toEqual({ replacedFields: [], refusedFields: [{ ...field, reason }], savedFiles: [] });
  const saved = [{ formId: id, label: "Gestión", before: {}, revision: "" }];
  expect((await ask("POST", "/api/replace/undo", { saved })).body).toEqual({
    unchangedFiles: [{ label: "Gestión", reason }],
  });
});

test("an address with the words is found, and says where to change it", async () => {
  const { ask } = await openTestSite();
  const { fields }: Occurrences = (await ask("GET", "/api/occurrences?words=mapa")).body;
  const addresses = fields.filter(({ text }) => text.startsWith("/mapa-"));
  expect(addresses.length).toBeGreaterThan(2);
  expect(new Set(addresses.map(({ lockReason }) => lockReason))).toEqual(
    new Set(["Es una dirección: cámbiala en su campo."]),
  );
});
