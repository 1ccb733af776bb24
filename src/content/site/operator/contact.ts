/**
 * The operator's contact data, and its addresses on other sites. A value is from the list that staff edit; if it is
 * empty there, from the environment variable; otherwise it is a placeholder. Source: product specification, sections 2
 * and 7.
 */
import { data } from "#content/data/contact.ts";
import { readData } from "#content/forms/read-data.ts";
import { contactSchema } from "#content/forms/schemas/contact-schema.ts";
import { loadOperatorValues } from "#platform/config/config.ts";
import { type ContactKey, contactKeys } from "#platform/config/contact-keys.ts";
import type { Config } from "#platform/config/load.ts";
import { type Setting, settings } from "#platform/config/settings.ts";

const fieldGroups = readData("src/content/data/contact.ts", contactSchema, data);
const listValues: Readonly<Partial<Record<ContactKey, string>>> = Object.assign({}, ...Object.values(fieldGroups));

const { config, ownVariables, unsetVariables } = loadOperatorValues(listValues);

export const contact: Pick<Config, ContactKey> = config;

/** Variables that hold the operator's own values; not only those of {@link contact}. */
export const ownSettings: readonly string[] = ownVariables;
/** Variables that are still to be set; not only those of {@link contact}. */
export const unsetSettings: readonly string[] = unsetVariables;

/** Variables that are set but have no effect, because staff entered the value in the list. */
export const overriddenSettings: readonly string[] = contactKeys
  .filter((key) => listValues[key] !== undefined)
  .map((key) => settings[key].env)
  .filter((variable) => process.env[variable]?.trim());

/** Gets a value for programs: undefined until it is set, because a program cannot recognize a placeholder. */
export const getContactValue = (key: ContactKey): string | undefined =>
  unsetSettings.includes(settings[key].env) ? undefined : contact[key];

/** The placeholders still in use, except the site's address, because every absolute URL contains it. */
export const placeholders: readonly string[] = Object.values<Setting>(settings).flatMap((row) =>
  row.kind === "pending" && row !== settings.siteUrl && unsetSettings.includes(row.env) ? [row.placeholder] : [],
);
