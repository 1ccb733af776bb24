import { expect, test } from "vitest";
import type { Todo } from "#editor/api/api.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, createRepository, openTestSite } from "#editor/testing/checkout.ts";
import { editList } from "#editor/testing/edit-list.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { publishDraftsUnchecked } from "#editor/testing/publish-drafts-unchecked.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { findNeededDrafts, selectDrafts } from "./partial-publish.ts";

const folios = "src/content/data/registry.ts";
const promotions = "src/content/data/promotions.ts";
const notices = "src/content/data/notices.ts";
const number = 1_999_999;
const notice = { date: "2026-11-20", title: "Un aviso", text: ["Hoy hay mantenimiento."] };

/** Creates three drafts: a promotion, its new folio, and an unrelated notice. */
async function threeDrafts() {
  const site = await openTestSite();
  editList<{ promotions: object[] }>(site, folios, (data) => data.promotions.push({ number }));
  editList<object[]>(site, promotions, (rows) =>
    rows.unshift({ ...rows[0], slug: "otra", name: "Otra", folio: number }),
  );
  editList<object[]>(site, notices, (rows) => rows.unshift(notice));
  const send = (...files: readonly string[]) => site.ask("POST", "/api/publish", { title: "Una parte", files });
  return { ...site, send, changed: () => runGit(site.root, "diff", "--name-only").split("\n") };
}

test("a draft left out of a publication stays unchanged, and a draft that needs it is refused without it", async () => {
  const { root, send, changed } = await threeDrafts();
  const kept = [promotions, folios].map((file) => readFileIn(root, file));
  expect((await send(notices)).status).toBe(200);
  expect(runGit(root, "show", "--name-only", "--format=%s", "HEAD").split("\n")).toEqual(["Una parte", "", notices]);
  expect(changed()).toEqual([promotions, folios]);
  expect([promotions, folios].map((file) => readFileIn(root, file))).toEqual(kept);

  expect(await send(promotions)).toEqual({
    status: 409,
    body: {
      message:
        "Publica también «Folios del registro de tarifas»: lo que elegiste lo necesita. «Promociones»: Promoción 1 («Otra») › Folio: ese folio no está en Folios del registro de tarifas: agrégalo ahí primero.",
    },
  });
  expect([runGit(root, "rev-list", "--count", "HEAD"), changed()]).toEqual(["2", [promotions, folios]]);
  expect((await send(promotions, folios)).status).toBe(200);
  expect(runGit(root, "status", "--porcelain")).toBe("");
});

test("a new price cannot be published without its changed offer, and the to-dos are those of the chosen drafts", async () => {
  const site = await openTestSite();
  const memberships = "src/content/data/memberships.ts";
  const prices = readFileIn(site.root, memberships);
  const offers = readFileIn(site.root, promotions);
  expect([prices, offers].map((text, index) => text.includes(['"regularPesos": 850', "680"][index] as string))).toEqual(
    [true, true],
  );
  writeFileIn(site.root, memberships, prices.replace('"regularPesos": 850', '"regularPesos": 900'));
  writeFileIn(site.root, promotions, offers.replaceAll("680", "720"));
  editList<object[]>(site, notices, (rows) => rows.unshift(notice));
  const listTodos = async (...files: readonly string[]) => {
    const { body } = await site.ask("GET", `/api/todos?${new URLSearchParams(files.map((file) => ["file", file]))}`);
    return (body as Todo[]).filter(({ isPublished }) => !isPublished).map(({ label, what }) => `${label}: ${what}`);
  };
  expect((await listTodos(memberships, notices)).join()).toMatch(/Promociones: .*serían \$720/);
  expect((await listTodos(promotions)).join()).toMatch(/Promociones: .*serían \$680/);
  expect(await listTodos(notices)).toEqual([]);
  const send = (...files: readonly string[]) => site.ask("POST", "/api/publish", { title: "Una parte", files });
  const refusal = (also: string) => ({
    status: 409,
    body: expect.objectContaining({ message: expect.stringMatching(`^Publica también «${also}»: .*serían`) }),
  });
  expect(await send(memberships, notices)).toEqual(refusal("Promociones"));
  expect(await send(promotions)).toEqual(refusal("Membresías y precios"));
  expect((await send(notices)).status).toBe(200);
  expect((await send(memberships, promotions)).status).toBe(200);
});

test.each([
  ["a file that is not the editor's", ["package.json"], 409, /^Ese archivo no se edita aquí/],
  ["a path that leads elsewhere", ["src/content/data/../data/notices.ts"], 409, /^Ese archivo no se edita aquí/],
  [
    "a list without a draft",
    ["src/content/data/questions.ts"],
    409,
    /«Preguntas frecuentes» ya no tiene cambios por publicar/,
  ],
  ["nothing at all", [], 400, /^Recarga la página/],
])("refuses to publish %s", async (_what, files, status, message) => {
  const { root, send } = await threeDrafts();
  expect(await send(...files)).toEqual({ status, body: { message: expect.stringMatching(message) } });
  expect(runGit(root, "rev-list", "--count", "HEAD")).toBe("1");
});

test("a version can only be published with the version that it was copied from, and with its own frozen file", async () => {
  const { root, ask } = await openTestSite();
  const api = "/api/legal-texts/gestion-de-trafico";
  const getFile = (version: number) => `src/content/legal/gestion-de-trafico/${version}.md`;
  await freezeFirstVersion(ask, "gestion-de-trafico");
  await ask("POST", `${api}/versions`, { inForce: "2027-01-01" });
  const send = async (...files: readonly string[]) =>
    (await ask("POST", "/api/publish", { title: "Una versión", files })).body.message;
  expect(await send(getFile(2))).toBe(
    "Publica también la versión 1 del texto legal «Código de políticas de gestión de tráfico y administración de red»: la 2 se escribió sobre ella.",
  );
  expect(await send(getFile(1))).toBeUndefined();
  expect(runGit(root, "status", "--porcelain")).toBe(`?? ${getFile(2)}`);
});

test("a frozen file is chosen together with its source, and a source with its frozen file", () => {
  const [source, frozen, other] = ["1.md", "1.published.json", "2.md"].map(
    (file) => `src/content/legal/gestion-de-trafico/${file}`,
  ) as [string, string, string];
  for (const chosen of [source, frozen])
    expect(selectDrafts([source, frozen, other], [chosen])).toEqual({
      chosenPaths: [source, frozen],
      remainingPaths: [other],
    });
});

test("a draft of a file that others have published meanwhile cannot be left out", async () => {
  const [notices, faq] = ["src/content/data/notices.ts", "src/content/data/questions.ts"];
  const { copies } = cloneForPeople(createRepository({ [notices]: "uno\n", [faq]: "uno\n" }), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  writeFileIn(beto, notices, "dos\n");
  await publishDraftsUnchecked(beto);
  writeFileIn(ana, notices, "tres\n");
  writeFileIn(ana, faq, "dos\n");
  await expect(publishDraftsUnchecked(ana, "Un cambio", { files: [faq] })).rejects.toThrow(
    "Publica también «Avisos», o descártalo: otra persona lo cambió mientras. Tu borrador sigue aquí.",
  );
  expect(await listPendingPaths(openGit(ana))).toEqual([notices, faq]);
  writeFileIn(ana, notices, "uno\n");
  writeFileIn(ana, "src/content/data/phones.ts", "tres\n");
  await publishDraftsUnchecked(ana, "Un cambio", { files: [faq] });
  expect([await listPendingPaths(openGit(ana)), readFileIn(ana, notices)]).toEqual([
    ["src/content/data/phones.ts"],
    "dos\n",
  ]);
});

test("of the drafts left out, the first that suffices is needed, otherwise all of them", async () => {
  const tried: string[] = [];
  const find = (remaining: readonly string[], isEnough: (path: string) => boolean) =>
    findNeededDrafts(remaining, async (others) => {
      const [path = ""] = remaining.filter((each) => !others.includes(each));
      tried.push(path);
      return isEnough(path);
    });
  expect(await find(["a", "b", "c"], (path) => path !== "a")).toEqual(["b"]);
  expect(tried).toEqual(["a", "b"]);
  expect(await find(["a", "b"], () => false)).toEqual(["a", "b"]);
  expect(await find(["a"], () => true)).toEqual(["a"]);
  expect(tried).toEqual(["a", "b", "a", "b"]);
});
