import { expect, test } from "vitest";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { validateData } from "#content/forms/read-data.ts";
import { contactFields } from "#content/site/operator/contact-fields.ts";
import { contactSchema, listContactAdvice } from "./contact-schema.ts";

const empty = { support: {}, emails: {}, app: {}, profiles: {}, services: {} };
const listDiagnostics = (group: keyof typeof empty, field: string, value: string) =>
  validateData(contactSchema, { ...empty, [group]: { [field]: value } }).map(({ message, suggestedValue }) => [
    message,
    suggestedValue,
  ]);

test("every field may stay empty", () => {
  expect(validateData(contactSchema, empty)).toEqual([]);
});

test("the field of an unset value names the placeholder that the site shows", () => {
  const fields = toFormSchema(contactSchema).properties?.support?.properties;
  expect(fields?.supportPhone?.description).toBe(
    `Diez dígitos: se marca desde cualquier teléfono. Si está vacío, el sitio usa «${contactFields.supportPhone.placeholder}».`,
  );
  expect(fields?.supportShortCode?.description).toBe(
    "Solo se marca desde una línea wim. Si está vacío, no se muestra.",
  );
});

test.each([
  ["support", "supportPhone", "5512345678"],
  ["support", "supportPhone", "+52 (81) 1234-5678"],
  ["support", "supportPhone", "800 123 4567"],
  ["support", "supportShortCode", "*611"],
  ["support", "supportShortCode", "2624"],
  ["support", "supportEmail", "soporte@wim.mx"],
  ["profiles", "xUrl", "https://x.com/wim"],
  ["services", "purchaseUrl", "https://web.wim.mx/pre-checkout?canal=web"],
] as const)("%s › %s may be %s", (group, field, value) => {
  expect(listDiagnostics(group, field, value)).toEqual([]);
});

const noPhone = "escribe un teléfono mexicano de 10 dígitos, como 55 1234 5678";
const noShortCode = "escribe un número corto, como *611";
const noAddress = "escribe la dirección completa, desde https://";

test.each([
  ["support", "supportPhone", "55 1234 567", `${noPhone}: tiene 9 dígitos`, undefined],
  ["support", "supportPhone", "*611", noPhone, undefined],
  ["support", "supportPhone", "", "falta el número", undefined],
  ["support", "supportShortCode", "911", noShortCode, undefined],
  ["support", "supportShortCode", "089", noShortCode, undefined],
  ["support", "supportShortCode", "5512345678", noShortCode, undefined],
  ["support", "supportEmail", "soporte", "escribe un correo completo, como nombre@ejemplo.mx", undefined],
  ["profiles", "facebookUrl", "facebook.com/wim", noAddress, "https://facebook.com/wim"],
  ["services", "loginUrl", "http://web.wim.mx/login", noAddress, "https://web.wim.mx/login"],
  [
    "services",
    "loginUrl",
    "https://wim.mx@web.example/",
    "quita lo que va antes de «@»: la página es web.example",
    undefined,
  ],
  [
    "services",
    "loginUrl",
    "https://web/login",
    "escribe una dirección https, como https://www.wim.mx/pagina",
    undefined,
  ],
  [
    "services",
    "purchaseUrl",
    "https://web.wim.mx/pre#planes",
    "escribe una dirección https sin # ni lo que le sigue, como https://web.wim.mx/pagina",
    undefined,
  ],
] as const)("%s › %s may not be «%s»", (group, field, value, message, suggestedValue) => {
  expect(listDiagnostics(group, field, value)).toEqual([[message, suggestedValue]]);
});

test.each([
  ["phone", "sobra «phone»; puede ser «supportPhone»"],
  ["suportEmail", "sobra «suportEmail»; puede ser «supportEmail»"],
  ["tel", "sobra «tel»; puede ser «supportPhone», «supportShortCode» o «supportEmail»"],
])("an unknown field «%s» is answered with the fields that it may mean", (field, message) => {
  const diagnostics = validateData(contactSchema, { ...empty, support: { [field]: "5512345678" } });
  expect(diagnostics.map((each) => each.message)).toEqual([message]);
});

test("advises on an address of another store or network, which was probably pasted into the wrong field", () => {
  const written = {
    ...empty,
    app: { playStoreUrl: "https://apps.apple.com/mx/app/wim", appStoreUrl: "https://apps.apple.com/mx/app/wim" },
    profiles: { facebookUrl: "https://www.facebook.com/wim", xUrl: "https://notx.com/wim" },
    services: { loginUrl: "https://web.wim.mx/login" },
  };
  expect(listContactAdvice(written)).toEqual([
    {
      path: ["app", "playStoreUrl"],
      message: "lleva a apps.apple.com, y no a play.google.com: revisa que sea la de wim",
    },
    { path: ["profiles", "xUrl"], message: "lleva a notx.com, y no a x.com: revisa que sea la de wim" },
  ]);
});
