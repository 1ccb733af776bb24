/**
 * How to reach the operator, and its addresses on other sites: what staff wrote in the list, else the variable of the
 * environment, else a placeholder. Source: product specification, sections 2 and 7.
 */
import { data } from "#content/data/contact.ts";
import { readData } from "#content/forms/read-data.ts";
import { contactSchema } from "#content/forms/schemas/contact-schema.ts";
import { contactOfEnvironment, loadOperatorValues } from "#platform/config/config.ts";
import { type ContactKey, contactKeys } from "#platform/config/contact-keys.ts";
import type { Config } from "#platform/config/load.ts";
import { type Setting, settings } from "#platform/config/settings.ts";

const groups = readData("src/content/data/contact.ts", contactSchema, data);
const written: Readonly<Partial<Record<ContactKey, string>>> = Object.assign({}, ...Object.values(groups));

const { config, own, unset } = loadOperatorValues(written);

export const contact: Pick<Config, ContactKey> = config;

/** Variables whose values are the operator's own, and those still to be set, also if they are not of {@link contact}. */
export const ownSettings: readonly string[] = own;
export const unsetSettings: readonly string[] = unset;

/** Variables that are set, but without effect, because staff wrote the value in the list. */
export const overriddenSettings: readonly string[] = contactKeys
  .filter((key) => written[key] !== undefined && contactOfEnvironment[key] !== contact[key])
  .map((key) => settings[key].env)
  .filter((variable) => process.env[variable]?.trim());

/** Gets a value for programs: undefined until it is set, because a program cannot recognize a placeholder. */
export const getContactValue = (key: ContactKey): string | undefined =>
  unsetSettings.includes(settings[key].env) ? undefined : contact[key];

/** The placeholders still in use, except the site's address, because every absolute URL contains it. */
export const placeholders: readonly string[] = Object.values<Setting>(settings).flatMap((row) =>
  row.kind === "pending" && row !== settings.siteUrl && unsetSettings.includes(row.env) ? [row.placeholder] : [],
);
