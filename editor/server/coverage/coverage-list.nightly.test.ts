import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, openTestSite } from "#editor/testing/checkout.ts";
import { createCoverageUploads, coverageDataPath as list, operatorKml } from "#editor/testing/coverage-uploads.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { addUnsyncedFiles, listMissingFileMessages } from "./file-references.ts";

test("a row without its file in the store is not published, unless others published it", async () => {
  const opened = await openTestSite();
  const { root } = opened;
  const { uploadFile, readRows, publishDrafts, removeStoredFile } = createCoverageUploads(opened);
  await uploadFile(operatorKml);
  const [row] = readRows();
  removeStoredFile(`${row?.sha256}.kml`);
  expect(await publishDrafts("Cobertura nueva")).toEqual({
    status: 409,
    body: { message: expect.stringContaining(`${row?.sha256}.kml no está en`) },
  });
  vi.stubEnv("COVERAGE_STORE", "no");
  expect((await publishDrafts("Cobertura nueva")).body.message).toContain("COVERAGE_STORE dice «no»");
  expect(runGit(root, "rev-list", "--count", "HEAD")).toBe("1");

  // After others have published the row, changes can be published without the file on this machine.
  runGit(root, "commit", "--quiet", "-am", "Cobertura de otra persona");
  const [beto = ""] = cloneForPeople(root, ["Beto"]).copies;
  expect(
    await listMissingFileMessages(
      { root: beto, git: openGit(beto) },
      new Map([[list, readFileIn(beto, list)]]),
      "HEAD",
    ),
  ).toEqual([]);
});

test("files that only this copy has are reported before and after publishing, unless the store is a separate folder", async () => {
  const opened = await openTestSite();
  const { root, ask, workspace } = opened;
  const { uploadFile, readRows, publishDrafts } = createCoverageUploads(opened);
  const { server } = cloneForPeople(root, []);
  runGit(root, "remote", "add", "origin", server);
  onTestFinished(() => void runGit(root, "remote", "remove", "origin"));
  runGit(root, "fetch", "--quiet", "origin");
  runGit(root, "branch", "--quiet", `--set-upstream-to=origin/${runGit(root, "branch", "--show-current")}`);
  const getForm = async () => (await ask("GET", "/api/menu")).body.files.find(({ id }: { id: string }) => id === "5g");
  const todos = async () => (await ask("GET", "/api/pending")).body.todos;

  await uploadFile(operatorKml);
  const file = { label: "Cobertura 5G", path: join(root, "data/coverage", `${readRows()[0]?.sha256}.kml`) };
  const message = expect.stringContaining(
    "el archivo está solo en esta computadora. Si el sitio se construye en otro lugar",
  );
  expect(await todos()).toEqual([{ location: "5g", label: "Cobertura 5G", what: message }]);
  const draft = expect.stringMatching(/^0\.9 MB, /);
  expect(await getForm()).toMatchObject({ current: "La muestra del sitio", draft, unsyncedFile: file });
  // Publishing it requires an explicit confirmation, even if only this list is chosen.
  const before = runGit(root, "rev-parse", "HEAD");
  for (const more of [{}, { files: [list] }]) {
    const refused = await publishDrafts("Cobertura nueva", more);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("marca «Ya lo sé»")]);
  }
  expect((await publishDrafts("Cobertura nueva", { acceptsUnsyncedFiles: false })).status).toBe(400);
  expect(runGit(root, "rev-parse", "HEAD")).toBe(before);
  expect((await ask("GET", "/api/pending")).body.changes).toMatchObject([{ file: list, unsyncedFiles: [file] }]);
  const { commit, unsyncedFiles } = (await publishDrafts("Cobertura nueva", { acceptsUnsyncedFiles: true })).body;
  expect(unsyncedFiles).toEqual([file]);
  // After the publication, only the form still reports the unsynced file.
  expect(await todos()).toEqual([]);
  expect(await getForm()).toMatchObject({ current: draft, unsyncedFile: file });
  expect(await getForm()).not.toHaveProperty("draft");

  const reportFiles = (commit: string, isPushed = true) => addUnsyncedFiles(workspace, { commit, isPushed });
  // Files of an earlier publication or of an unpushed commit are not reported.
  runGit(root, "commit", "--quiet", "--allow-empty", "-m", "Otra cosa");
  expect(await reportFiles(runGit(root, "rev-parse", "HEAD"))).not.toHaveProperty("unsyncedFiles");
  expect(await reportFiles(commit, false)).not.toHaveProperty("unsyncedFiles");

  vi.stubEnv("COVERAGE_STORE", createTestFolder());
  expect(await reportFiles(commit)).not.toHaveProperty("unsyncedFiles");
  vi.stubEnv("COVERAGE_STORE", join(root, "data/coverage"));
  vi.stubEnv("COVERAGE_STORE_URL", "https://archivos.wim.example/cobertura");
  expect(await reportFiles(commit)).not.toHaveProperty("unsyncedFiles");
  expect(await getForm()).not.toHaveProperty("unsyncedFile");
});
