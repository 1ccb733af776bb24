/** The lists of `src/content/data` at the commit that matches the specification, so that staff edits change no test. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { filterPlanTones } from "./specified-plan-tones.ts";

const projectRoot = resolve(import.meta.dirname, "../../../..");
const commitFile = "src/content/forms/testing/specified-commit.txt";
export const planTonesFile = "src/domain/plans/plan-tones.ts";

export const specificationCommit = readFileSync(join(projectRoot, commitFile), "utf8").trim();

/**
 * Key fields of the lists whose rows are named in code or legal texts; these lists keep later rows too. In
 * `benefits.ts` the keys are the fields themselves.
 */
const keyFields: Readonly<Record<string, string>> = {
  "src/content/data/benefits.ts": "",
  "src/content/data/copy/guides.ts": "path",
  "src/content/data/pages.ts": "path",
  "src/content/data/pending.ts": "id",
};

type Row = Readonly<Record<string, unknown>>;
type Benefits = Readonly<Record<string, { status: object }>>;

/**
 * Reads the text of each list by file, such as `src/content/data/promotions.ts`; a list that the commit lacks is read
 * from disk.
 *
 * @param root - root of a checkout.
 * @throws {Error} that explains what to do, if git does not have the commit.
 */
export function readSpecifiedData(root = projectRoot, commit = specificationCommit): ReadonlyMap<string, string> {
  const files = globSync("src/content/data/**/*.ts", { cwd: root });
  const objectNames = [commit, ...files.map((file) => `${commit}:${file}`)];
  const [commitText, ...texts] = parseObjects(readObjects(root, objectNames));
  if (commitText === undefined)
    throw new Error(
      `Tests read the lists at the commit in ${commitFile}, and git does not have ${commit} in ${root}: ` +
        "in a shallow clone run `git fetch --unshallow`, without .git clone the repository, and after a rebase name the commit again as CONTRIBUTING says under “Change the fields of a list”.",
    );
  return new Map(
    files.map((file, index) => [file, addLaterRows(file, texts[index], readFileSync(join(root, file), "utf8"))]),
  );
}

function addLaterRows(file: string, text: string | undefined, currentText: string): string {
  const key = keyFields[file];
  if (text === undefined || key === undefined) return text ?? currentText;
  if (key === "") {
    const benefits = parseDataModule(text) as Benefits;
    const laterRows = Object.entries(parseDataModule(currentText) as Benefits).filter(([id]) => !(id in benefits));
    return laterRows.length === 0 ? text : formatDataModule({ ...benefits, ...removeLaterPlans(laterRows, benefits) });
  }
  const rows = parseDataModule(text) as Row[];
  const currentRows = parseDataModule(currentText) as Row[];
  const laterRows = currentRows.filter((row) => rows.every((each) => each[key] !== row[key]));
  return laterRows.length === 0 ? text : formatDataModule([...rows, ...laterRows]);
}

/** Removes the status for memberships that the specified benefits have none for. */
function removeLaterPlans(laterRows: readonly [string, Benefits[string]][], benefits: Benefits): Benefits {
  const [{ status: specifiedStatus } = { status: {} }] = Object.values(benefits);
  return Object.fromEntries(
    laterRows.map(([id, row]) => {
      const status = Object.entries(row.status).filter(([plan]) => plan in specifiedStatus);
      return [id, { ...row, status: Object.fromEntries(status) }];
    }),
  );
}

/**
 * Reads the lists of {@link readSpecifiedData}, and the module of plan tones with only the memberships of these lists.
 */
export function readSpecifiedModules(): ReadonlyMap<string, string> {
  const lists = readSpecifiedData();
  const memberships = lists.get("src/content/data/memberships.ts") ?? "";
  const planTones = readFileSync(join(projectRoot, planTonesFile), "utf8");
  return new Map([...lists, [planTonesFile, filterPlanTones(memberships, planTones)]]);
}

/** Overwrites the specified modules in a copy of the site. */
export function writeSpecifiedData(copyRoot: string): void {
  for (const [file, text] of readSpecifiedModules()) writeFileSync(join(copyRoot, file), text);
}

/** @returns an empty buffer if there is no repository. */
function readObjects(cwd: string, names: readonly string[]): Buffer {
  // Removes the GIT_ variables, because a git hook that runs the tests sets them for its own repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  // The checkout may belong to another account; see scripts/machine/read-git.ts.
  const args = ["-c", "safe.directory=*", "cat-file", "--batch=%(objectsize)"];
  try {
    return execFileSync("git", args, {
      ...{ cwd, env, input: names.join("\n"), stdio: "pipe", maxBuffer: 2 ** 26 },
    });
  } catch {
    return Buffer.alloc(0);
  }
}

/** Each object is a line with its size, its bytes, and a newline; a missing object is a line that ends in `missing`. */
function* parseObjects(output: Buffer): Generator<string | undefined, void, undefined> {
  for (let index = 0; index < output.length; ) {
    const start = output.indexOf("\n", index) + 1;
    const head = output.toString("utf8", index, start - 1);
    if (head.endsWith(" missing")) {
      yield undefined;
      index = start;
    } else {
      const end = start + Number(head);
      yield output.toString("utf8", start, end);
      index = end + 1;
    }
  }
}
