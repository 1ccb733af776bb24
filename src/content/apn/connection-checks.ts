/** What to check before an access point is changed, and what to leave as it is. Sources: as in `apn.ts`. */
import { data } from "#content/data/words/apn.ts";
import { readWords } from "#content/facts/read-words.ts";
import { apnWords } from "./apn-words.ts";

const { checks, brands } = readWords(apnWords, data);

/** Why a line with signal may have no data, the quickest check first. */
export const apnChecks = checks.steps;

/** Fields for which no value was given. */
export const untouchedFields = brands.rest;

/** What every phone needs after a change. */
export const turnDataOn = brands.last.text;

/** Menu names differ between versions of a system. */
export const namesVary = brands.vary;
