import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestSite } from "#editor/testing/checkout.ts";
import {
  createCoverageUploads,
  coverageDataPath as list,
  operatorKml,
  readKmlFile,
  sampleKml,
} from "#editor/testing/coverage-uploads.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/servers/team-workspaces.ts";

test("an upload that is not a complete KML is refused with the reason, and changes nothing", async () => {
  const opened = await openTestSite();
  const { uploadFile, listStoredFiles } = createCoverageUploads(opened);
  const refusals: [Buffer, RegExp][] = [
    [Buffer.from(""), /Está vacío/],
    [readKmlFile("tests/fixtures/kml/truncated.kml"), /Está cortado/],
    [readKmlFile("tests/fixtures/kml/states_ol.kml"), /fuera de México: una empieza en la longitud/],
  ];
  for (const [payload, message] of refusals)
    expect(await uploadFile(payload)).toMatchObject({ status: 409, body: { message: expect.stringMatching(message) } });
  const { message, raw } = (await uploadFile(readKmlFile("tests/fixtures/kml/truncated.kml"))).body;
  expect([message, raw]).toEqual([
    expect.not.stringContaining("Codificación"),
    expect.stringContaining("Codificación"),
  ]);
  expect((await uploadFile(operatorKml, "../5g")).status).toBe(404);
  expect((await uploadFile(operatorKml, "6g")).status).toBe(409);
  expect((await uploadFile(Buffer.from("{}"), "5g", "application/json")).status).toBe(400);
  expect(await opened.ask("PUT", "/api/lists/coberturas", { data: [], revision: "" })).toMatchObject({ status: 409 });
  expect(listStoredFiles()).toEqual([]);
  expect(runGit(opened.root, "status", "--porcelain")).toBe("");
});

test("a file is stored by its digest, git tracks its row, and an earlier one can be restored from the history", async () => {
  const opened = await openTestSite();
  const { root, ask, workspace } = opened;
  const { uploadFile, listStoredFiles, readRows, publishDrafts } = createCoverageUploads(opened);
  const { status, body } = await uploadFile(sampleKml);
  expect([status, body.bytes, body.report.at(-1)]).toEqual([200, sampleKml.length, "Resultado: se puede publicar."]);
  const [first] = readRows();
  expect(first).toMatchObject({ overlay: "5g", bytes: sampleKml.length, day: "2026-11-23", person: "Ana Ruiz" });
  expect(first?.figures).toMatchObject({ polygons: expect.any(Number), isSample: true });
  expect(runGit(root, "diff", "--numstat")).toMatch(new RegExp(`^1[0-9]\t1\t${list}$`));
  // The to-do links to the file's own form, because the list has none.
  expect((await ask("GET", "/api/pending")).body.todos).toEqual([
    { location: "5g", label: "Cobertura 5G", what: "el archivo dice que sus datos son de muestra" },
  ]);
  expect((await publishDrafts("Cobertura de noviembre")).status).toBe(200);
  expect(runGit(root, "show", "--numstat", "--format=")).toMatch(new RegExp(`^1[0-9]\t1\t${list}$`));

  await uploadFile(operatorKml);
  expect(listStoredFiles().toSorted()).toEqual([`${first?.sha256}.kml`, `${readRows()[0]?.sha256}.kml`].toSorted());
  expect((await ask("GET", "/api/pending")).body.changes).toEqual([
    {
      file: list,
      label: "Archivos de cobertura",
      changes: [
        {
          where: "Cobertura 5G",
          before: expect.stringMatching(/^0\.9 MB, .* áreas; lo subió Ana Ruiz el 23\u00a0de noviembre de 2026$/),
          after: expect.stringMatching(/^0\.9 MB, /),
        },
      ],
    },
  ]);
  // The site reads the file from the store; its notice about sample data names only the other overlays.
  const { requireOverlayFilePath } = await workspace.load<typeof import("#content/coverage/overlays/overlay-file.ts")>(
    "/src/content/coverage/overlays/overlay-file.ts",
  );
  expect(readFileSync(requireOverlayFilePath("5g"))).toEqual(operatorKml);
  const { coverageSampleNotice } = await workspace.load<typeof import("#content/coverage/overlays/coverage-sample.ts")>(
    "/src/content/coverage/overlays/coverage-sample.ts",
  );
  expect(coverageSampleNotice).toMatchObject({
    isSample: true,
    text: "Datos inventados en 3G garantizada, 3G diferenciada, 4G garantizada y 4G diferenciada: no decidas con ellos.",
  });

  await publishDrafts("Cobertura de diciembre");
  const { body: history } = await ask("GET", `/api/history?file=${list}`);
  const { commit } = history.find(({ title }: { title: string }) => title === "Cobertura de noviembre");
  expect((await ask("POST", "/api/files/5g/back", { commit })).body.bytes).toBe(sampleKml.length);
  expect(readRows()).toEqual([first]);
  const { commit: start } = history.at(-1);
  expect((await ask("POST", "/api/files/5g/back", { commit: start })).body.report).toEqual(["La muestra del sitio"]);
  expect(readRows()).toEqual([]);
  expect((await ask("POST", "/api/files/5g/back", { commit: "HEAD" })).status).toBe(409);
});

test("an uploaded file records the name of the signed-in person", async () => {
  const { ana } = await openTeamWorkspaces("ana");
  vi.stubEnv("COVERAGE_STORE", join(ana.root, "data/coverage"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = { ...ana.headers, "content-type": "application/octet-stream" };
  const payload = readKmlFile("public/kml/4G-garantizada.kml");
  expect((await ana.app.inject({ method: "PUT", url: "/api/files/4g-garantizada", headers, payload })).statusCode).toBe(
    200,
  );
  expect(readFileIn(ana.root, list)).toContain('"person": "Ana Ruiz"');
});
