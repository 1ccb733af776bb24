/** The laws and authorities that the site names. */
import { z } from "zod";
import { areInOrder, day, line, mailAddress } from "#content/forms/fields/form-fields.ts";
import { webAddress } from "#content/forms/fields/web-address.ts";

const name = line("Nombre", { max: 200, description: "Completo, como se publicó." });
const short = line("Siglas", { max: 12 });
const before = line("Antes se llamaba", { max: 60 });
const published = day("Día en que se publicó");
const inForce = day("Día en que entró en vigor");
const href = webAddress("Dirección del texto");
const site = webAddress("Dirección de su sitio");

const phone = (title: string) =>
  line(title, { max: 16 }).regex(/^\d{2,3}( \d{3,4}){2}$/, "escríbelo con espacios, como 55 5568 8722");

const law = z
  .strictObject({ name, short, published, inForce, href })
  .refine((text) => areInOrder(text.published, text.inForce), {
    path: ["inForce"],
    message: "va después de que se publicó",
  });

const register = (title: string) => z.strictObject({ name, href: site }).meta({ title });
const guidelines = (title: string) => z.strictObject({ name, published, href }).meta({ title });

export const referencesSchema = z.strictObject({
  laws: z
    .strictObject({
      telecommunications: law.meta({ title: "Ley de telecomunicaciones" }),
      privacy: law.meta({ title: "Ley de datos personales" }),
      consumers: z.strictObject({ name, short, href }).meta({ title: "Ley de consumidores" }),
      trafficGuidelines: guidelines("Lineamientos de gestión de tráfico"),
      serviceStandard: guidelines("Norma del servicio"),
      justiceGuidelines: z
        .strictObject({ name, published, modified: day("Día de su última reforma"), href })
        .refine((text) => areInOrder(text.published, text.modified), {
          path: ["modified"],
          message: "va después de que se publicaron",
        })
        .meta({ title: "Lineamientos de seguridad y justicia" }),
    })
    .meta({ title: "Leyes y normas" }),
  authorities: z
    .strictObject({
      regulator: z.strictObject({ name, short, before, href: site }).meta({ title: "Regulador" }),
      consumers: z
        .strictObject({
          name,
          short,
          href: site,
          phoneInCapital: phone("Teléfono del Consumidor, Ciudad de México"),
          phoneInCountry: phone("Teléfono del Consumidor, todo el país"),
          telecomEmail: mailAddress("Correo de telecomunicaciones"),
          conciliation: register("Conciliación en línea"),
          contracts: register("Registro de contratos"),
          noAdvertising: register("Registro contra la publicidad"),
        })
        .meta({ title: "Consumidores" }),
      privacy: z.strictObject({ name, before }).meta({ title: "Datos personales" }),
    })
    .meta({ title: "Autoridades" }),
});
