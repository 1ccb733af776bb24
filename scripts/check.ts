/**
 * `npm run check`: validates every list that staff edit against its schema; errors are in Spanish. See
 * docs/decisions/0090-data-that-staff-owns.md.
 */
import { readFileSync } from "node:fs";
import { checkEditableLists } from "#content/forms/check/validate-lists.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { buildFrozenPath, buildSourcePath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { runReadOnlyGit } from "./machine/read-git.ts";

const committedTexts = readCommittedLists();
const { errors, advice } = await checkEditableLists(
  editableLists.map((list) => ({
    list,
    text: readFileSync(list.file, "utf8"),
    publishedText: committedTexts.get(list.file),
  })),
);
if (errors.length === 0) errors.push(...(await checkLegalTexts()));
for (const line of errors) console.error(line);
// Facts are computed from the lists, so the lists must be valid first.
const unusedFacts =
  errors.length === 0 ? (await import("#content/legal/facts/unused-facts.ts")).listUnusedFactMessages() : [];
for (const line of [...advice, ...unusedFacts]) console.log(`Revisa: ${line}`);
console.log(errors.length === 0 ? "El contenido está bien." : `Por corregir: ${errors.length}.`);
if (errors.length > 0) process.exitCode = 1;

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
