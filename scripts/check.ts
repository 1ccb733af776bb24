/**
 * `npm run check`: validates every list that staff edit against its schema; errors are in Spanish. See decision 0090.
 */
import { readFileSync } from "node:fs";
import { checkEditableList } from "#content/forms/check/check-list.ts";
import { editableLists } from "#content/forms/editable-lists.ts";

const found = await Promise.all(editableLists.map((list) => checkEditableList(list, readFileSync(list.file, "utf8"))));
// A list that depends on an invalid list reports the same error; the set keeps the error once.
const errors = new Set(found.flatMap((each) => each.errors));
if (errors.size === 0)
  for (const line of (await import("#content/legal/source-comparison.ts")).listOrphanedPublicationMessages())
    errors.add(line);
for (const line of errors) console.error(line);
// Facts are computed from the lists, so the lists must be valid first.
const unusedFacts = errors.size === 0 ? (await import("#content/legal/unused-facts.ts")).describeUnusedFacts() : [];
for (const line of [...found.flatMap(({ advice }) => advice), ...unusedFacts]) console.log(`Revisa: ${line}`);
console.log(errors.size === 0 ? "El contenido está bien." : `Por corregir: ${errors.size}.`);
if (errors.size > 0) process.exitCode = 1;
