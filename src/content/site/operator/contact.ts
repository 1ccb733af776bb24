/** The operator's contact data: what staff wrote in the list, otherwise a placeholder. */
import { data } from "#content/data/contact.ts";
import { readData } from "#content/forms/read-data.ts";
import { contactSchema } from "#content/forms/schemas/contact-schema.ts";
import { type ContactKey, contactFields } from "./contact-fields.ts";

const fieldGroups = readData("src/content/data/contact.ts", contactSchema, data);
const listValues: Readonly<Partial<Record<ContactKey, string>>> = Object.assign({}, ...Object.values(fieldGroups));

/** Gets a value for programs: undefined until it is set, because a program cannot recognize a placeholder. */
export const getContactValue = (key: ContactKey): string | undefined => {
  const text = listValues[key];
  return text === undefined ? undefined : contactFields[key].check.schema.parse(text);
};

type OptionalKey = "supportShortCode";

export const contact = Object.fromEntries(
  Object.entries(contactFields).map(([key, { placeholder }]) => [
    key,
    getContactValue(key as ContactKey) ?? placeholder,
  ]),
  // All other fields have a placeholder.
) as Record<Exclude<ContactKey, OptionalKey>, string> & Record<OptionalKey, string | undefined>;
