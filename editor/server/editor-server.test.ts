import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import type { Diagnostic, OpenList, SaveListResult } from "#editor/api/api.ts";
import { createRepository, openEditorServer, openTestSite } from "#editor/testing/checkout.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";

const files = {
  promotions: "src/content/data/promotions.ts",
  memberships: "src/content/data/memberships.ts",
  notices: "src/content/data/notices.ts",
  questions: "src/content/data/questions.ts",
};

type Row = { slug: string; name: string; [field: string]: unknown };

const promotion: Row = {
  slug: "buen-fin-26",
  name: "Buen Fin 2026",
  terms: { kind: "porting", percent: 25, months: 3 },
  period: { kind: "dates", from: "2999-11-13", to: "2999-11-16" },
  shownOn: ["registry", "home"],
};

const listLines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ kind, where, message }) => `${kind}: ${where}: ${message}`);

test("refuses requests that the app never sends, without reading or writing anything else", async () => {
  const root = createRepository({ ".env": "SECRET=1\n", [files.notices]: formatDataModule([]) });
  const { app, headers } = await openEditorServer(root);
  const ask = async (method: "GET" | "POST" | "PUT", url: string, payload?: string | object) => {
    const json = typeof payload === "string" ? { "content-type": "application/json" } : {};
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...json },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.json(), url).toEqual({ message: expect.stringMatching(/^[¿\p{Lu}].*\.$/u) });
    return answer.statusCode;
  };
  const outside = [
    ".env",
    "../.env",
    "src/content/data/../../../.env",
    "/etc/passwd",
    "src/content/data/",
    "--output=x",
  ];
  for (const file of outside) {
    expect(await ask("GET", `/api/history?file=${encodeURIComponent(file)}`)).toBe(409);
    expect(await ask("POST", "/api/discard", { file })).toBe(409);
  }
  for (const version of ["../../../../docs/secret", "1/../1", ""]) {
    const [list, text] = ["lists", "legal-texts"].map((part) => `/api/${part}/politica-de-uso`);
    const query = `?version=${encodeURIComponent(version)}`;
    expect(await ask("GET", `${list}${query}`)).toBe(400);
    expect(await ask("GET", `${text}/changes${query}`)).toBe(400);
    expect(await ask("PUT", `${list}${query}`, { data: {}, revision: "" })).toBe(400);
    if (version !== "")
      expect(await ask("POST", `${text}/versions/${encodeURIComponent(version)}/freeze`, { revision: "" })).toBe(400);
  }
  for (const address of ["", "//other.example/", "/\\other.example/", "http://other.example/"])
    expect(await ask("GET", `/api/page?address=${encodeURIComponent(address)}`)).toBe(400);
  expect(await ask("GET", "/api/history")).toBe(409);
  for (const url of ["/../.env", "/%2e%2e/.env", "/..%2f.env", "/assets/../../.env", "/nada"]) {
    const { statusCode, body } = await app.inject({ url, headers });
    expect([statusCode, body.includes("SECRET")], url).toEqual([404, false]);
  }
  expect(await ask("POST", "/api/publish", "{")).toBe(400);
  expect(await ask("POST", "/api/publish", '{"title":"x","__proto__":{}}')).toBe(400);
  expect(await ask("POST", "/api/publish", { title: 1 })).toBe(400);
  expect(await ask("POST", "/api/discard", { file: files.notices, more: 1 })).toBe(400);
  expect(await ask("PUT", "/api/lists/avisos", { revision: "x" })).toBe(400);
  expect(await ask("PUT", "/api/lists/avisos", `"${"a".repeat(9_000_000)}"`)).toBe(413);
  expect(readFileIn(root, ".env")).toBe("SECRET=1\n");
});

test("a list can be opened, checked against the whole site, saved, published and restored", async () => {
  let publishing: unknown;
  const trial = async () => {
    publishing = (await ask("GET", "/api/pending")).body.isPublishing;
    return undefined;
  };
  const { root, ask, changed } = await openTestSite({ trial });
  const before = readFileIn(root, files.promotions);
  const { data, revision, publishedKeys }: OpenList = (await ask("GET", "/api/lists/promociones")).body;
  const rows = data as Row[];
  expect(publishedKeys).toEqual(rows.map(({ slug }) => slug));
  const save = async (list: unknown, of = revision): Promise<SaveListResult> =>
    (await ask("PUT", "/api/lists/promociones", { data: list, revision: of })).body;

  // Errors in the list itself prevent saving.
  const wrong = { ...promotion, period: { kind: "dates", from: "2999-11-13", to: "2999-11-31" } };
  const { diagnostics, revision: none } = await save([wrong, ...rows]);
  expect(diagnostics).toEqual([
    {
      kind: "error",
      path: [0, "period", "to"],
      where: "Promoción 1 («Buen Fin 2026») › Vigencia › Hasta",
      message: "ese día no existe",
    },
  ]);
  expect(none).toBeUndefined();

  expect(readFileIn(root, files.promotions)).toBe(before);
  expect(changed).toEqual([]);

  // A valid change adds the new row and changes no other line.
  const saved = await save([promotion, ...rows]);
  expect(saved.diagnostics).toMatchObject([
    { kind: "advice", message: expect.stringContaining("el sitio dice 20% y 6\u00a0meses") },
    { kind: "advice", message: expect.stringContaining("revisa el año") },
    { kind: "advice", message: expect.stringContaining("agrégalo cuando quede inscrita") },
  ]);
  expect(saved.impact.pages.map(({ page }) => page)).toEqual(
    expect.arrayContaining(["/", "/registro-promociones/buen-fin-26"]),
  );
  expect(changed).toEqual([files.promotions]);
  expect(runGit(root, "diff", "--numstat", files.promotions)).toMatch(/^18\s+0\s/);

  // Another tab still has the old state.
  const stale = await ask("PUT", "/api/lists/promociones", { data: rows, revision });
  expect(stale).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Cambiaste este archivo/) } });

  const { changes } = (await ask("GET", "/api/pending")).body;
  expect(changes).toEqual([
    {
      file: files.promotions,
      label: "Promociones",
      approval: "promociones",
      changes: [
        {
          where: "Promoción 1 («Buen Fin 2026»)",
          before: "",
          after: expect.arrayContaining([{ name: "Vigencia › Desde", text: "13\u00a0de noviembre de 2999" }]),
          row: 0,
          view: { page: "/registro-promociones/buen-fin-26", day: "2999-11-13" },
        },
      ],
    },
  ]);
  expect((await ask("POST", "/api/publish", { title: "Buen Fin 2026" })).body).toMatchObject({
    commit: runGit(root, "rev-parse", "HEAD"),
    isPushed: false,
  });
  expect([publishing, (await ask("GET", "/api/pending")).body.isPublishing]).toEqual([true, undefined]);

  const history = (await ask("GET", `/api/history?file=${files.promotions}`)).body;
  expect(history.map(({ title }: { title: string }) => title)).toEqual(["Buen Fin 2026", "Como estaba al principio"]);
  // The row has been published and cannot be removed.
  expect(listLines((await save(rows, saved.revision)).diagnostics)).toEqual([
    expect.stringMatching(/^error: .*«buen-fin-26»/),
  ]);
});

test("a list with an error made by hand fails «Comprobar» and «Publicar», and can be fixed in its form", async () => {
  const { root, workspace, ask } = await openTestSite();
  const notice = { date: "2026-11-20", title: "Hola", text: ["Todo sigue igual."] };
  writeFileIn(root, files.notices, formatDataModule([{ ...notice, date: "2026-11-40" }]));
  workspace.invalidate(files.notices);
  for (const isTrial of [{ isTrial: true }, {}])
    expect(await ask("POST", "/api/publish", { title: "Aviso", ...isTrial })).toEqual({
      status: 409,
      body: {
        message: "Corrige esto antes de publicar. «Avisos»: Aviso 1 («Hola») › Fecha del aviso: ese día no existe.",
        fixes: [{ label: "Ve a «Avisos»", location: "avisos" }],
      },
    });
  const { revision } = (await ask("GET", "/api/lists/avisos")).body;
  const saved: SaveListResult = (await ask("PUT", "/api/lists/avisos", { data: [notice], revision })).body;
  expect([saved.diagnostics, saved.revision]).toEqual([[], expect.any(String)]);
  const head = runGit(root, "rev-parse", "HEAD");
  expect((await ask("POST", "/api/publish", { title: "Aviso", isTrial: true })).status).toBe(200);
  expect(runGit(root, "rev-parse", "HEAD")).toBe(head);
  expect((await ask("POST", "/api/publish", { title: "Aviso" })).status).toBe(200);
  expect(parseDataModule(readFileIn(root, files.notices))).toEqual([notice]);
});

test("an error in another, published list does not block a draft", async () => {
  const { root, workspace, ask } = await openTestSite();
  const write = (file: string, data: unknown) => {
    writeFileIn(root, file, formatDataModule(data));
    workspace.invalidate(file);
  };
  write(files.notices, [{ date: "2026-11-20", title: "Hola", text: ["Sin punto"] }]);
  runGit(root, "commit", "--quiet", "--all", "--message=Con un error");
  const questions = parseDataModule(readFileIn(root, files.questions)) as { id: string; question: string }[];
  const check = (question: string) => {
    write(files.questions, questions.with(0, { ...questions[0], question } as (typeof questions)[0]));
    return ask("POST", "/api/publish", { title: "Comprobar", isTrial: true });
  };
  expect((await check("¿Cómo pago aquí?")).status).toBe(200);
  const { status, body } = await check("");
  expect([status, body.message]).toEqual([409, expect.stringMatching(/«Preguntas frecuentes».*Pregunta/)]);
});

test("the menu has every list with its form, every legal text, the files, the facts and today's date", async () => {
  const { ask, root, workspace } = await openTestSite();
  const { body } = await ask("GET", "/api/menu");
  expect(body).toMatchObject({
    previewOrigin: "http://localhost:3101",
    person: { name: "Ana Ruiz", email: "ana@wim.example" },
    today: "2026-11-23",
  });
  expect(body.lists.find(({ id }: { id: string }) => id === "promociones").schema).toMatchObject({ keyField: "slug" });
  expect(body.legalTexts).toContainEqual({
    id: "contrato-de-adhesion",
    label: expect.any(String),
    page: "/contrato-de-adhesion-accesible",
  });
  expect(body.files).toHaveLength(5);
  expect(body.pages).toContainEqual({ label: "Membresías", href: "/membresias" });
  expect(body.facts["plazo.paquete"].value).toBe("30\u00a0días");

  // An unreadable text is still listed, and so are all others.
  const lost = "src/content/legal/politica-de-uso/1.md";
  rmSync(join(root, lost));
  workspace.invalidate(lost);
  const legalTexts = (await ask("GET", "/api/menu")).body.legalTexts;
  expect(legalTexts).toHaveLength(body.legalTexts.length);
  expect(legalTexts).toContainEqual({ id: "politica-de-uso", label: "politica-de-uso", page: expect.any(String) });
});
