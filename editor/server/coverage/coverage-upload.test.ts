import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, type openEditorServer, openTestSite, temporaryFolder } from "#editor/testing/checkout.ts";
import { gitIn, readFileIn } from "#editor/testing/site-repository.ts";
import { missingFileMessages } from "./coverage-list.ts";
import { withUnsyncedFiles } from "./unsynced-files.ts";

/** Reads coverage files and the whole content, on a possibly busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const list = "src/content/data/coverage.ts";
const project = resolve(import.meta.dirname, "../../..");
const kml = (name: string) => readFileSync(join(project, name));
/** A KML file that is not marked as a sample, like the operator's. */
const real = Buffer.from(
  kml("public/kml/5G.kml")
    .toString()
    .replaceAll(/datos de muestra/gi, "Cobertura"),
);
const sample = kml("public/kml/4G-garantizada.kml");

type Opened = Pick<Awaited<ReturnType<typeof openEditorServer>>, "app" | "headers" | "ask" | "git"> & { root: string };

function uploads({ app, headers, root, ask }: Opened) {
  const store = join(root, "data/coverage");
  // The content resolves the store from the folder in which the editor was started.
  vi.stubEnv("COVERAGE_STORE", store);
  onTestFinished(() => void vi.unstubAllEnvs());
  return {
    kept: () => (existsSync(store) ? readdirSync(store) : []),
    rows: () => parseDataModule(readFileIn(root, list)) as StoredOverlay[],
    send: async (payload: Buffer, id = "5g", type = "application/octet-stream") => {
      const sent = { ...headers, "content-type": type };
      const answer = await app.inject({ method: "PUT", url: `/api/files/${id}`, headers: sent, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    publish: (title: string, more = {}) => ask("POST", "/api/publish", { title, ...more }),
    remove: (name: string) => rmSync(join(store, name)),
  };
}

test("an upload that is not a complete KML is refused with the reason, and changes nothing", async () => {
  const opened = await openTestSite();
  const { send, kept } = uploads(opened);
  const refusals: [Buffer, RegExp][] = [
    [Buffer.from("PK\u0003\u0004 zip"), /Es un archivo comprimido/],
    [Buffer.from("<!doctype html><html><body>Descarga</body></html>"), /Es una página HTML, no un KML/],
    [Buffer.from(""), /Está vacío/],
    [kml("tests/fixtures/kml/truncated.kml"), /Está cortado/],
    [kml("tests/fixtures/kml/states_ol.kml"), /fuera de México: una empieza en la longitud/],
  ];
  for (const [payload, message] of refusals)
    expect(await send(payload)).toMatchObject({ status: 409, body: { message: expect.stringMatching(message) } });
  const { message, raw } = (await send(kml("tests/fixtures/kml/truncated.kml"))).body;
  expect([message, raw]).toEqual([
    expect.not.stringContaining("Codificación"),
    expect.stringContaining("Codificación"),
  ]);
  expect((await send(real, "../5g")).status).toBe(404);
  expect((await send(real, "6g")).status).toBe(409);
  expect((await send(Buffer.from("{}"), "5g", "application/json")).status).toBe(400);
  expect(await opened.ask("PUT", "/api/lists/coberturas", { data: [], stamp: "" })).toMatchObject({ status: 409 });
  expect(kept()).toEqual([]);
  expect(gitIn(opened.root, "status", "--porcelain")).toBe("");
});

test("a file is stored by its digest, git tracks its row, and an earlier one can be restored from the history", async () => {
  const opened = await openTestSite();
  const { root, ask, workspace } = opened;
  const { send, kept, rows, publish } = uploads(opened);
  const { status, body } = await send(sample);
  expect([status, body.bytes, body.report.at(-1)]).toEqual([200, sample.length, "Resultado: se puede publicar."]);
  const [first] = rows();
  expect(first).toMatchObject({ overlay: "5g", bytes: sample.length, day: "2026-11-23", person: "Ana Ruiz" });
  expect(first?.holds).toMatchObject({ areas: expect.any(Number), isSample: true });
  expect(gitIn(root, "diff", "--numstat")).toMatch(new RegExp(`^1[0-9]\t1\t${list}$`));
  // The to-do leads to the file's own form, because the list has none.
  expect((await ask("GET", "/api/pending")).body.todos).toEqual([
    { place: "5g", label: "Cobertura 5G", what: "el archivo dice que sus datos son de muestra" },
  ]);
  expect((await publish("Cobertura de noviembre")).status).toBe(200);
  expect(gitIn(root, "show", "--numstat", "--format=")).toMatch(new RegExp(`^1[0-9]\t1\t${list}$`));

  await send(real);
  expect(kept().toSorted()).toEqual([`${first?.sha256}.kml`, `${rows()[0]?.sha256}.kml`].toSorted());
  expect((await ask("GET", "/api/pending")).body.changes).toEqual([
    {
      file: list,
      label: "Archivos de cobertura",
      words: [
        {
          where: "Cobertura 5G",
          before: expect.stringMatching(/^0\.9 MB, .* áreas; lo subió Ana Ruiz el 23\u00a0de noviembre de 2026$/),
          after: expect.stringMatching(/^0\.9 MB, /),
        },
      ],
    },
  ]);
  // The site reads the file from the store, and its notice about sample data names only the other overlays.
  const { overlayFilePath } = await workspace.load<typeof import("#content/coverage/overlay-file.ts")>(
    "/src/content/coverage/overlay-file.ts",
  );
  expect(readFileSync(overlayFilePath("5g"))).toEqual(real);
  const { coverageSample } = await workspace.load<typeof import("#content/coverage/coverage-sample.ts")>(
    "/src/content/coverage/coverage-sample.ts",
  );
  expect(coverageSample).toMatchObject({
    isSample: true,
    text: "Datos inventados en 3G garantizada, 3G diferenciada, 4G garantizada y 4G diferenciada: no decidas con ellos.",
  });

  await publish("Cobertura de diciembre");
  const { body: history } = await ask("GET", `/api/history?file=${list}`);
  const { commit } = history.find(({ title }: { title: string }) => title === "Cobertura de noviembre");
  expect((await ask("POST", "/api/files/5g/back", { commit })).body.bytes).toBe(sample.length);
  expect(rows()).toEqual([first]);
  const { commit: start } = history.at(-1);
  expect((await ask("POST", "/api/files/5g/back", { commit: start })).body.report).toEqual(["La muestra del sitio"]);
  expect(rows()).toEqual([]);
  expect((await ask("POST", "/api/files/5g/back", { commit: "HEAD" })).status).toBe(409);
});

test("a row without its file in the store is not published, unless others published it", async () => {
  const opened = await openTestSite();
  const { root } = opened;
  const { send, rows, publish, remove } = uploads(opened);
  await send(real);
  const [row] = rows();
  remove(`${row?.sha256}.kml`);
  expect(await publish("Cobertura nueva")).toEqual({
    status: 409,
    body: { message: expect.stringContaining(`${row?.sha256}.kml no está en`) },
  });
  vi.stubEnv("COVERAGE_STORE", "no");
  expect((await publish("Cobertura nueva")).body.message).toContain("COVERAGE_STORE dice «no»");
  expect(gitIn(root, "rev-list", "--count", "HEAD")).toBe("1");

  // If others published the row, other changes can be published without the file on this machine.
  gitIn(root, "commit", "--quiet", "-am", "Cobertura de otra persona");
  const [beto = ""] = cloneForPeople(root, ["Beto"]).copies;
  expect(await missingFileMessages({ root: beto, git: openGit(beto) }, readFileIn(beto, list))).toEqual([]);
});

test("files that only this copy has are reported before and after publishing, unless the store is a separate folder", async () => {
  const opened = await openTestSite();
  const { root, ask, git } = opened;
  const { send, rows, publish } = uploads(opened);
  const { server } = cloneForPeople(root, []);
  gitIn(root, "remote", "add", "origin", server);
  onTestFinished(() => void gitIn(root, "remote", "remove", "origin"));
  gitIn(root, "fetch", "--quiet", "origin");
  gitIn(root, "branch", "--quiet", `--set-upstream-to=origin/${gitIn(root, "branch", "--show-current")}`);
  const formOf = async () => (await ask("GET", "/api/menu")).body.files.find(({ id }: { id: string }) => id === "5g");
  const todos = async () => (await ask("GET", "/api/pending")).body.todos;

  await send(real);
  const file = { label: "Cobertura 5G", path: join(root, "data/coverage", `${rows()[0]?.sha256}.kml`) };
  const said = expect.stringContaining(
    "el archivo está solo en esta computadora. Si el sitio se construye en otro lugar",
  );
  expect(await todos()).toEqual([{ place: "5g", label: "Cobertura 5G", what: said }]);
  const draft = expect.stringMatching(/^0\.9 MB, /);
  expect(await formOf()).toMatchObject({ current: "La muestra del sitio", draft, unsyncedFile: file });
  // Publishing it requires an explicit confirmation, also when only this list is chosen.
  const before = gitIn(root, "rev-parse", "HEAD");
  for (const more of [{}, { files: [list] }]) {
    const refused = await publish("Cobertura nueva", more);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("marca «Ya lo sé»")]);
  }
  expect((await publish("Cobertura nueva", { acceptsUnsyncedFiles: false })).status).toBe(400);
  expect(gitIn(root, "rev-parse", "HEAD")).toBe(before);
  expect((await ask("GET", "/api/pending")).body.changes).toMatchObject([{ file: list, unsyncedFiles: [file] }]);
  const { commit, unsyncedFiles } = (await publish("Cobertura nueva", { acceptsUnsyncedFiles: true })).body;
  expect(unsyncedFiles).toEqual([file]);
  // After the publication, only the form still reports that the file is not synced.
  expect(await todos()).toEqual([]);
  expect(await formOf()).toMatchObject({ current: draft, unsyncedFile: file });
  expect(await formOf()).not.toHaveProperty("draft");

  const saidOf = (commit: string, isPushed = true) =>
    withUnsyncedFiles({ root, git, isServer: false }, { commit, isPushed });
  // Files of an earlier publication, and of a commit that was not pushed, are not reported.
  gitIn(root, "commit", "--quiet", "--allow-empty", "-m", "Otra cosa");
  expect(await saidOf(gitIn(root, "rev-parse", "HEAD"))).not.toHaveProperty("unsyncedFiles");
  expect(await saidOf(commit, false)).not.toHaveProperty("unsyncedFiles");

  vi.stubEnv("COVERAGE_STORE", temporaryFolder());
  expect(await saidOf(commit)).not.toHaveProperty("unsyncedFiles");
  vi.stubEnv("COVERAGE_STORE", join(root, "data/coverage"));
  vi.stubEnv("COVERAGE_STORE_URL", "https://archivos.wim.example/cobertura");
  expect(await saidOf(commit)).not.toHaveProperty("unsyncedFiles");
  expect(await formOf()).not.toHaveProperty("unsyncedFile");
});
