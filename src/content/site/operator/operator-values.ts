/** Every value that only the operator knows: a variable, or a field of «Contacto y enlaces» or of a benefit. */
import { partnerPages } from "#content/plans/benefits.ts";
import { benefitLooks } from "#domain/plans/benefit-looks.ts";
import { unsetVariables } from "#platform/config/config.ts";
import { type Setting, settings } from "#platform/config/settings.ts";
import { getContactValue } from "./contact.ts";
import { type ContactKey, contactFields } from "./contact-fields.ts";

type OperatorValue = {
  /** The variable, or the key of the field. */
  name: string;
  /** The variable, or the form in the editor. */
  place: string;
  label: string;
  /** What the site shows until the value is set. */
  placeholder?: string | undefined;
  /** Whether the value is still to be set before release. */
  isMissing: boolean;
};

const settingValues = Object.values<Setting>(settings).map((setting): OperatorValue => {
  const { env, label } = setting;
  // Every absolute URL contains the site's address.
  const placeholder =
    setting.kind === "pending" && setting.env !== settings.siteUrl.env ? setting.placeholder : undefined;
  return { name: env, place: env, label, placeholder, isMissing: unsetVariables.includes(env) };
});

const contactValues = Object.entries(contactFields).map(([name, { group, title, placeholder }]): OperatorValue => {
  const isMissing = placeholder !== undefined && getContactValue(name as ContactKey) === undefined;
  return { name, place: "«Contacto y enlaces»", label: `${group}: ${title}`, placeholder, isMissing };
});

const partnerValues = partnerPages.map(({ id, page, placeholder, isMissing }): OperatorValue => {
  const label = `${benefitLooks[id].formLabel}: ${page === "site" ? "sitio del socio" : "términos del beneficio"}`;
  return { name: `${id}.${page}`, place: "«Beneficios por membresía»", label, placeholder, isMissing };
});

export const operatorValues: readonly OperatorValue[] = [...settingValues, ...contactValues, ...partnerValues];

export const missingValues = operatorValues.filter(({ isMissing }) => isMissing);

/** The placeholders still in use. */
export const placeholders: readonly string[] = missingValues.flatMap(({ placeholder }) => placeholder ?? []);
