import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { readFileIn, writeFileIn } from "./servers/site-repository.ts";

/** A checkout, and the workspace that must reload changed files. */
type Site = { root: string; workspace: { invalidate: (file: string) => void } };

/** Edits a list's draft like a save, but skips the checks, which have their own tests and take seconds. */
export function editList<Data>({ root, workspace }: Site, file: string, edit: (data: Data) => void): void {
  const data = parseDataModule(readFileIn(root, file)) as Data;
  edit(data);
  writeFileIn(root, file, formatDataModule(data));
  workspace.invalidate(file);
}

export const membershipsPath = "src/content/data/memberships.ts";

/** Edits the price of the membership Legend. */
export const editPrice = (site: Site, regularPesos: number): void =>
  editList<{ plans: { legend: { regularPesos: number } } }>(site, membershipsPath, ({ plans }) => {
    plans.legend.regularPesos = regularPesos;
  });
