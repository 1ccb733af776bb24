/**
 * The operator's contact data, and its addresses on other sites. Each field is optional: an empty one has a default
 * value.
 */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { mailAddress, requiredText } from "#content/forms/fields/form-fields.ts";
import { findExternalUrlError, webAddress } from "#content/forms/fields/web-address.ts";
import { contactOfEnvironment } from "#platform/config/config.ts";
import type { ContactKey } from "#platform/config/contact-keys.ts";
import { settings } from "#platform/config/settings.ts";

function phoneNumber(key: ContactKey, title: string) {
  const { schema, expectedText } = settings[key].check;
  const describeDigits = (text: string) =>
    key === "supportPhone" && /^\+?[\d() -]+$/.test(text) ? `: tiene ${text.replaceAll(/\D/g, "").length} dígitos` : "";
  return requiredText("falta el número")
    .refine((text) => schema.safeParse(text).success, {
      error: ({ input }) => `escribe ${expectedText}${describeDigits(String(input))}`,
    })
    .meta({ title });
}

/** An address of a service. Stricter than {@link webAddress}, because the configuration must accept the address too. */
function serviceAddress(key: ContactKey, title: string) {
  const { schema, expectedText } = settings[key].check;
  return webAddress(title).refine(
    (text) => findExternalUrlError(text) !== undefined || schema.safeParse(text).success,
    `escribe ${expectedText}`,
  );
}

function contactField(key: ContactKey, title: string, help = "") {
  const isMail = key.endsWith("Email");
  const field: z.ZodType<string, string> = key.endsWith("Url")
    ? serviceAddress(key, title)
    : isMail
      ? mailAddress(title)
      : phoneNumber(key, title);
  const configuredValue = contactOfEnvironment[key];
  const emptyHint = configuredValue
    ? `Si está vacío, el sitio usa «${configuredValue}».`
    : "Si está vacío, no se muestra.";
  return field.meta({ title, description: help ? `${help} ${emptyHint}` : emptyHint }).exactOptional();
}

function group<Key extends ContactKey>(
  title: string,
  titles: Readonly<Record<Key, string | readonly [string, string]>>,
) {
  const fields = Object.entries<string | readonly [string, string]>(titles).map(([key, words]) => {
    const [name, help] = typeof words === "string" ? [words] : words;
    return [key, contactField(key as Key, name, help)];
  });
  // Every key of `titles` has a field.
  return z.strictObject(Object.fromEntries(fields) as Record<Key, ReturnType<typeof contactField>>).meta({ title });
}

export const contactSchema = z.strictObject({
  support: group("Soporte", {
    supportPhone: ["Teléfono de soporte", "Diez dígitos: se marca desde cualquier teléfono."],
    supportShortCode: ["Número corto", "Solo se marca desde una línea wim."],
    supportEmail: "Correo de soporte",
  }),
  emails: group("Otros correos", {
    privacyEmail: "Privacidad y derechos ARCO",
    authoritiesEmail: "Requerimientos de autoridades",
    securityEmail: ["Fallas de seguridad del sitio", "Está en security.txt, que no existe mientras sea de muestra."],
  }),
  app: group("La app en las tiendas", { playStoreUrl: "Google Play", appStoreUrl: "App Store" }),
  profiles: group("Redes sociales", {
    facebookUrl: "Facebook",
    instagramUrl: "Instagram",
    xUrl: "X",
    tiktokUrl: "TikTok",
  }),
  services: group("A dónde llevan los botones", {
    loginUrl: "Iniciar sesión",
    purchaseUrl: ["Comprar", "El sitio le agrega la membresía que se eligió."],
    invoicePortalUrl: "Solicitar una factura",
    helpCenterUrl: "Centro de ayuda: preguntas",
    helpRequestUrl: "Centro de ayuda: solicitud nueva",
    portingStatusUrl: "Consultar una portabilidad",
  }),
  partners: group("Beneficios", {
    amazonUrl: "Amazon Prime",
    amazonTermsUrl: "Amazon Prime: sus términos",
    deezerUrl: "Deezer",
    deezerTermsUrl: "Deezer: sus términos",
    paramountUrl: "Paramount+",
    paramountTermsUrl: "Paramount+: sus términos",
    vixUrl: "ViX",
    vixTermsUrl: "ViX: sus términos",
    loungekeyUrl: "LoungeKey",
    loungekeyTermsUrl: "LoungeKey: sus términos",
    bigboxUrl: "Bigbox",
    bigboxTermsUrl: "Bigbox: sus términos",
  }),
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
