/**
 * `npm run check`: validates every list that staff edit against its schema; errors are in Spanish. See
 * docs/decisions/0090-data-that-staff-owns.md.
 */
import { readFileSync } from "node:fs";
import { checkEditableList } from "#content/forms/check/check-list.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { buildFrozenPath, buildSourcePath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { runReadOnlyGit } from "#scripts/machine/read-git.ts";

const committedTexts = readCommittedLists();
const listResults = await Promise.all(
  editableLists.map((list) => checkEditableList(list, readFileSync(list.file, "utf8"), committedTexts.get(list.file))),
);
// A list that depends on an invalid list reports the same error; the set keeps it once.
const errors = new Set(listResults.flatMap((each) => each.errors));
if (errors.size === 0) for (const line of await checkLegalTexts()) errors.add(line);
for (const line of errors) console.error(line);
// Facts are computed from the lists, so the lists must be valid first.
const unusedFacts =
  errors.size === 0 ? (await import("#content/legal/facts/unused-facts.ts")).describeUnusedFacts() : [];
for (const line of [...listResults.flatMap(({ advice }) => advice), ...unusedFacts]) console.log(`Revisa: ${line}`);
console.log(errors.size === 0 ? "El contenido está bien." : `Por corregir: ${errors.size}.`);
if (errors.size > 0) process.exitCode = 1;

/**
 * Reads the lists with uncommitted changes as last committed, because some advice is only about changes; empty without
 * git.
 */
function readCommittedLists(): ReadonlyMap<string, string> {
  const changedListing = runReadOnlyGit(["diff", "--name-only", "HEAD", "--", "src/content/data"]).stdout ?? "";
  const files = changedListing.split("\n").filter((file) => file !== "");
  return new Map(files.map((file) => [file, runReadOnlyGit(["show", `HEAD:${file}`]).stdout]));
}

async function checkLegalTexts(): Promise<string[]> {
  try {
    const legal = await import("#content/legal/versions/source-comparison.ts");
    const orphanedMessages = legal.listOrphanedPublications().map(({ message, folder, version }) => {
      const [source, frozen] = [buildSourcePath(folder, version), buildFrozenPath(folder, version)];
      return `${message} Por archivo: «git checkout ${source}», o borra ${frozen} y publica otra vez.`;
    });
    return [...orphanedMessages, ...legal.listUnreadableSourceMessages()];
  } catch (error) {
    // For example, someone edited a frozen file by hand.
    return [getErrorMessage(error)];
  }
}
