import { expect, test } from "vitest";
import { findBuildError } from "#editor/server/site/build-check.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { openTestSite } from "#editor/testing/checkout.ts";
import { editList } from "#editor/testing/edit-list.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";
import { tryFastForward } from "./discard.ts";

const folios = "src/content/data/registry.ts";
const promotions = "src/content/data/promotions.ts";
const number = 1_999_999;

type Site = Awaited<ReturnType<typeof openTestSite>>;

const addFolio = (site: Site) =>
  editList<{ promotions: object[] }>(site, folios, (data) => data.promotions.push({ number }));
const nameFolio = (site: Site) =>
  editList<object[]>(site, promotions, (rows) =>
    rows.unshift({ ...rows[0], slug: "otra", name: "Otra", folio: number }),
  );

test("a draft that another draft needs can only be discarded after that one", async () => {
  const site = await openTestSite();
  addFolio(site);
  nameFolio(site);
  const discard = (file: string) => site.ask("POST", "/api/discard", { file });
  expect(await discard(folios)).toEqual({
    status: 409,
    body: {
      message:
        "Descarta antes lo que depende de esto. «Promociones»: Promoción 1 («Otra») › Folio: ese folio no está en Folios del registro de tarifas: agrégalo ahí primero.",
    },
  });
  expect(readFileIn(site.root, folios)).toContain(`${number}`);
  expect((await discard(promotions)).status).toBe(200);
  expect((await discard(folios)).status).toBe(200);
  expect(runGit(site.root, "status", "--porcelain")).toBe("");
});

test("others' publications are not merged while the site would not build with them and a local draft", async () => {
  const site = await openTestSite();
  const { root, workspace } = site;
  addFolio(site);
  runGit(root, "commit", "--quiet", "--all", "-m", "Folio");
  runGit(root, "checkout", "--quiet", "-b", "theirs");
  runGit(root, "revert", "--no-edit", "HEAD");
  runGit(root, "checkout", "--quiet", "main");
  nameFolio(site);
  const headAfter = async () => {
    await tryFastForward(workspace, "theirs");
    return runGit(root, "rev-parse", "HEAD");
  };
  expect(await headAfter()).toBe(runGit(root, "rev-parse", "theirs~1"));
  runGit(root, "checkout", "--quiet", "--", promotions);
  workspace.invalidate(promotions);
  expect(await headAfter()).toBe(runGit(root, "rev-parse", "theirs"));
  expect((await loadAllModules(workspace)).errors.size).toBe(0);
  runGit(root, "branch", "--quiet", "-D", "theirs");
});

test("a legal text that uses an unknown fact is reported before it is written", async () => {
  const { root, workspace } = await openTestSite();
  const file = "src/content/legal/politica-de-uso/1.md";
  const text = readFileIn(root, file);
  expect(await findBuildError(workspace, new Map([[file, text]]))).toBeUndefined();
  expect(await findBuildError(workspace, new Map([[file, `${text}\nComo dice {{ley.nada}}.\n`]]))).toEqual({
    message: expect.stringMatching(
      /^El texto legal «Política de uso de prepago», línea \d+: no hay un dato «ley\.nada»/,
    ),
  });
});

test("a technical build error is reported in Spanish, with its original text in `raw`", async () => {
  const { workspace } = await openTestSite();
  const broken = "src/content/plans/plans.ts";
  const load: typeof workspace.load = (path: string) =>
    path === `/${broken}`
      ? Promise.reject(new TypeError("plans.map is not a function\nat line 3"))
      : workspace.load<never>(path);
  const tryOut: typeof workspace.tryOut = (_texts, run) => run(load, () => {});
  expect(await findBuildError({ ...workspace, tryOut }, new Map([["src/content/data/avisos.ts", ""]]))).toEqual({
    message: "Avisa a quien desarrolla el sitio.",
    raw: "plans.map is not a function\nat line 3",
  });
});
