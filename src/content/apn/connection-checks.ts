/** Checks to make before changing an access point, and the fields to leave unchanged. Sources: as in `apn.ts`. */
import { data } from "#content/data/copy/apn.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { apnCopyForm } from "./apn-copy-form.ts";

const { checks, brands } = readPageCopy(apnCopyForm, data);

/** Checks for a line that has signal but no data, quickest first. */
export const apnChecks = checks.steps;

/** Note on the fields that must keep their values, because the specification gives none for them. */
export const unchangedFieldsNote = brands.unchangedFieldsNote;

/** Text of the last step on every phone. */
export const lastStepText = brands.lastStep.text;

/** Note on menu names, which differ between versions of a system. */
export const menuNamesNote = brands.menuNamesNote;
