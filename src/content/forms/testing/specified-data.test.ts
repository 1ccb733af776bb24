import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { data as phones } from "#content/data/phones.ts";
import { data as questions } from "#content/data/questions.ts";
import { checkEditableList } from "#content/forms/check/validate-lists.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { findSpecifiedText, requireList } from "./check-messages.ts";
import { readSpecifiedData, specificationCommit } from "./specified-data.ts";

const recipe = "CONTRIBUTING.md, “Change the fields of a list”";
const newFolder = () => mkdtempSync(join(inject("sharedFolder"), "lists-"));

test("the specified commit is part of the history", () => {
  const { status } = spawnSync("git", [
    "-c",
    "safe.directory=*",
    "merge-base",
    "--is-ancestor",
    specificationCommit,
    "HEAD",
  ]);
  expect(status, `other clones will not have ${specificationCommit}: name another one (${recipe})`).toBe(0);
});

test.each(editableLists)("$file at the specified commit matches the current form", async (list) => {
  const { errors } = await checkEditableList(list, findSpecifiedText(list));
  const today = (await checkEditableList(list, readFileSync(list.file, "utf8"))).errors;
  expect(
    errors.filter((error) => today.includes(error)),
    "correct these errors first: today's list has them too",
  ).toEqual([]);
  expect(errors, `name the commit that has the new fields (${recipe})`).toEqual([]);
});

test("importing a list in a test gives the specified data", () => {
  expect(phones).toEqual(parseDataModule(findSpecifiedText(requireList("celulares"))));
  expect(questions).toEqual(parseDataModule(findSpecifiedText(requireList("preguntas"))));
});

test("lists are read from the commit, or from disk if the commit lacks them", () => {
  const root = newFolder();
  const run = (script: string) => execFileSync("/bin/sh", ["-ec", script], { cwd: root, encoding: "utf8" }).trim();
  const commit = run(`
    git init --quiet && mkdir -p src/content/data/copy
    echo 'precio: 245' > src/content/data/offers.ts && git add .
    git -c user.name=Ana -c user.email=ana@wim.example commit --quiet -m Inicio && git rev-parse HEAD`);
  writeFileSync(join(root, "src/content/data/offers.ts"), "300\n");
  writeFileSync(join(root, "src/content/data/copy/faq.ts"), "¿Cómo?\n");
  expect(Object.fromEntries(readSpecifiedData(root, commit))).toEqual({
    "src/content/data/offers.ts": "precio: 245\n",
    "src/content/data/copy/faq.ts": "¿Cómo?\n",
  });
});

test("a page added after the commit keeps its row", () => {
  const pages = requireList("paginas").file;
  const root = newFolder();
  cpSync("src/content/data", join(root, "src/content/data"), { recursive: true });
  const text = readFileSync(pages, "utf8");
  const added = { path: "/pagina-nueva", title: "Página nueva" };
  writeFileSync(join(root, pages), formatDataModule([...(parseDataModule(text) as object[]), added]));
  execFileSync("git", ["clone", "--quiet", "--shared", "--bare", process.cwd(), join(root, ".git")]);
  expect(parseDataModule(readSpecifiedData(root).get(pages) ?? "")).toEqual([
    ...(parseDataModule(findSpecifiedText(requireList("paginas"))) as object[]),
    added,
  ]);
});

test.each([
  ["in a checkout without the commit", process.cwd(), "0".repeat(40)],
  ["without a repository", newFolder(), specificationCommit],
])("%s, the error message says what to do", (_, root, commit) => {
  expect(() => readSpecifiedData(root, commit)).toThrow(
    /^Tests read the lists at the commit in .*, and git does not have \w{40} in .*: in a shallow clone run `git fetch --unshallow`, without \.git clone the repository, and after a rebase name the commit again as CONTRIBUTING says under “Change the fields of a list”\.$/,
  );
});
