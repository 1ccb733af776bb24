/** The operator's contact data, and its addresses on other sites. Each field is optional, and has a placeholder. */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { mailAddress, requiredText } from "#content/forms/fields/form-fields.ts";
import { findExternalUrlError, webAddress } from "#content/forms/fields/web-address.ts";
import { type ContactField, type ContactKey, contactGroups } from "#content/site/operator/contact-fields.ts";
import { email, mexicanPhone } from "#platform/config/value-formats.ts";

function phoneNumber({ title, check }: ContactField) {
  const { schema, expectedText } = check;
  const describeDigits = (text: string) =>
    check === mexicanPhone && /^\+?[\d() -]+$/.test(text) ? `: tiene ${text.replaceAll(/\D/g, "").length} dígitos` : "";
  return requiredText("falta el número")
    .refine((text) => schema.safeParse(text).success, {
      error: ({ input }) => `escribe ${expectedText}${describeDigits(String(input))}`,
    })
    .meta({ title });
}

/** An address of a service. Stricter than {@link webAddress}: some addresses get a query from the site. */
function serviceAddress({ title, check }: ContactField) {
  const { schema, expectedText } = check;
  return webAddress(title).refine(
    (text) => findExternalUrlError(text) !== undefined || schema.safeParse(text).success,
    `escribe ${expectedText}`,
  );
}

function contactField(key: string, row: ContactField) {
  const { title, description, check, placeholder } = row;
  const field: z.ZodType<string, string> = key.endsWith("Url")
    ? serviceAddress(row)
    : check === email
      ? mailAddress(title)
      : phoneNumber(row);
  const emptyHint = placeholder ? `Si está vacío, el sitio usa «${placeholder}».` : "Si está vacío, no se muestra.";
  return field.meta({ title, description: [description, emptyHint].filter(Boolean).join(" ") }).exactOptional();
}

function group<Key extends string>({ title, fields }: { title: string; fields: Readonly<Record<Key, ContactField>> }) {
  const entries = Object.entries<ContactField>(fields).map(([key, row]) => [key, contactField(key, row)]);
  // Every key of `fields` has a field.
  return z.strictObject(Object.fromEntries(entries) as Record<Key, ReturnType<typeof contactField>>).meta({ title });
}

export const contactSchema = z.strictObject({
  support: group(contactGroups.support),
  emails: group(contactGroups.emails),
  app: group(contactGroups.app),
  profiles: group(contactGroups.profiles),
  services: group(contactGroups.services),
});

/** The sites of stores and networks, which are easily pasted into the wrong field. */
const usualHosts: Readonly<Partial<Record<ContactKey, string>>> = {
  playStoreUrl: "play.google.com",
  appStoreUrl: "apps.apple.com",
  facebookUrl: "facebook.com",
  instagramUrl: "instagram.com",
  xUrl: "x.com",
  tiktokUrl: "tiktok.com",
};

export function listContactAdvice(contactData: z.output<typeof contactSchema>): ContentDiagnostic[] {
  return Object.entries(contactData).flatMap(([part, fields]) =>
    Object.entries<string>(fields).flatMap(([key, address]) => {
      const usualHost = usualHosts[key as ContactKey];
      const { hostname } = URL.parse(address) ?? {};
      if (!usualHost || !hostname || `.${hostname}`.endsWith(`.${usualHost}`)) return [];
      return [{ path: [part, key], message: `lleva a ${hostname}, y no a ${usualHost}: revisa que sea la de wim` }];
    }),
  );
}
