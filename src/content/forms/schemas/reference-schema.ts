/** The laws and authorities that the site names. */
import { z } from "zod";
import { section } from "#content/forms/fields/field-groups.ts";
import { areInOrder, day, mailAddress, shortTextField } from "#content/forms/fields/form-fields.ts";
import { webAddress } from "#content/forms/fields/web-address.ts";

const nameField = shortTextField("Nombre", { max: 200, description: "Completo, como se publicó." });
const abbreviationField = shortTextField("Siglas", { max: 12 });
const formerNameField = shortTextField("Antes se llamaba", { max: 60 });
const publishedField = day("Día en que se publicó");
const inForceField = day("Día en que entró en vigor");
const hrefField = webAddress("Dirección del texto");
const siteField = webAddress("Dirección de su sitio");

const createPhoneField = (title: string) =>
  shortTextField(title, { max: 16 }).regex(/^\d{2,3}( \d{3,4}){2}$/, "escríbelo con espacios, como 55 5568 8722");

const lawField = z
  .strictObject({
    name: nameField,
    short: abbreviationField,
    published: publishedField,
    inForce: inForceField,
    href: hrefField,
  })
  .refine((text) => areInOrder(text.published, text.inForce), {
    path: ["inForce"],
    message: "va después de que se publicó",
  });

const createRegisterField = (title: string) => section(title, { name: nameField, href: siteField });
const createGuidelinesField = (title: string) =>
  section(title, { name: nameField, published: publishedField, href: hrefField });

export const referencesSchema = z.strictObject({
  laws: section("Leyes y normas", {
    telecommunications: lawField.meta({ title: "Ley de telecomunicaciones" }),
    privacy: lawField.meta({ title: "Ley de datos personales" }),
    consumers: section("Ley de consumidores", { name: nameField, short: abbreviationField, href: hrefField }),
    trafficGuidelines: createGuidelinesField("Lineamientos de gestión de tráfico"),
    serviceStandard: createGuidelinesField("Norma del servicio"),
    justiceGuidelines: section("Lineamientos de seguridad y justicia", {
      name: nameField,
      published: publishedField,
      modified: day("Día de su última reforma"),
      href: hrefField,
    }).refine((text) => areInOrder(text.published, text.modified), {
      path: ["modified"],
      message: "va después de que se publicaron",
    }),
  }),
  authorities: section("Autoridades", {
    regulator: section("Regulador", {
      name: nameField,
      short: abbreviationField,
      before: formerNameField,
      href: siteField,
    }),
    consumers: section("Consumidores", {
      name: nameField,
      short: abbreviationField,
      href: siteField,
      phoneInCapital: createPhoneField("Teléfono del Consumidor, Ciudad de México"),
      phoneInCountry: createPhoneField("Teléfono del Consumidor, todo el país"),
      telecomEmail: mailAddress("Correo de telecomunicaciones"),
      conciliation: createRegisterField("Conciliación en línea"),
      contracts: createRegisterField("Registro de contratos"),
      noAdvertising: createRegisterField("Registro contra la publicidad"),
    }),
    privacy: section("Datos personales", { name: nameField, before: formerNameField }),
  }),
});
