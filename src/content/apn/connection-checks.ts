/** What to check before changing an access point, and what to leave unchanged. Sources: as in `apn.ts`. */
import { data } from "#content/data/words/apn.ts";
import { readWords } from "#content/facts/read-words.ts";
import { apnWords } from "./apn-words.ts";

const { checks, brands } = readWords(apnWords, data);

/** Why a line with signal may have no data, quickest check first. */
export const apnChecks = checks.steps;

/** Fields that must keep their values, as none were given for them. */
export const fieldsToKeep = brands.rest;

/** The last step on every phone. */
export const turnDataOn = brands.last.text;

/** Note that menu names differ between versions of a system. */
export const menuNamesNote = brands.vary;
