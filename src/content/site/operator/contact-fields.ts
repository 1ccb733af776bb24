/**
 * The operator's contact data and its addresses on other sites, as staff write them in «Contacto y enlaces». Source:
 * product specification, sections 2 and 7.
 */
import {
  email,
  extensibleUrl,
  type Format,
  httpsUrl,
  mexicanPhone,
  shortCode,
} from "#platform/config/value-formats.ts";

export type ContactField = {
  title: string;
  description?: string;
  check: Format;
  /** What the site shows until the value is written, evidently fake; absent if the site does without the value. */
  placeholder?: string;
};

const url = (title: string, placeholder: string) => ({ title, check: httpsUrl, placeholder });
const mail = (title: string, placeholder: string) => ({ title, check: email, placeholder });

export const contactGroups = {
  support: {
    title: "Soporte",
    fields: {
      supportPhone: {
        title: "Teléfono de soporte",
        description: "Diez dígitos: se marca desde cualquier teléfono.",
        check: mexicanPhone,
        placeholder: "55 0000 0000",
      },
      supportShortCode: {
        title: "Número corto",
        description: "Solo se marca desde una línea wim.",
        check: shortCode,
      },
      supportEmail: mail("Correo de soporte", "soporte@wim.example"),
    },
  },
  emails: {
    title: "Otros correos",
    fields: {
      privacyEmail: mail("Privacidad y derechos ARCO", "privacidad@wim.example"),
      authoritiesEmail: mail("Requerimientos de autoridades", "autoridades@wim.example"),
      securityEmail: {
        ...mail("Fallas de seguridad del sitio", "seguridad@wim.example"),
        description: "Está en security.txt, que no existe mientras sea de muestra.",
      },
    },
  },
  app: {
    title: "La app en las tiendas",
    fields: {
      playStoreUrl: url("Google Play", "https://google-play.wim.example/"),
      appStoreUrl: url("App Store", "https://app-store.wim.example/"),
    },
  },
  profiles: {
    title: "Redes sociales",
    fields: {
      facebookUrl: url("Facebook", "https://facebook.wim.example/"),
      instagramUrl: url("Instagram", "https://instagram.wim.example/"),
      xUrl: url("X", "https://x.wim.example/"),
      tiktokUrl: url("TikTok", "https://tiktok.wim.example/"),
    },
  },
  services: {
    title: "A dónde llevan los botones",
    fields: {
      loginUrl: url("Iniciar sesión", "https://web.wim.example/login"),
      purchaseUrl: {
        title: "Comprar",
        description: "El sitio le agrega la membresía que se eligió.",
        check: extensibleUrl,
        placeholder: "https://web.wim.example/pre-checkout",
      },
      invoicePortalUrl: url("Solicitar una factura", "https://facturas.wim.example/"),
      helpCenterUrl: url("Centro de ayuda: preguntas", "https://ayuda.wim.example/"),
      helpRequestUrl: url("Centro de ayuda: solicitud nueva", "https://ayuda.wim.example/solicitud"),
      portingStatusUrl: {
        ...url("Consultar una portabilidad", "https://portabilidad.wim.example/"),
        description: "Por confirmar si es https://www.portabilidad.mx.",
      },
    },
  },
} as const satisfies Record<string, { title: string; fields: Record<string, ContactField> }>;

type Fields<Group> = Group extends { fields: infer GroupFields } ? keyof GroupFields : never;
export type ContactKey = Fields<(typeof contactGroups)[keyof typeof contactGroups]>;

/** All fields by key, with the title of their group. */
export const contactFields = Object.fromEntries(
  Object.values(contactGroups).flatMap(({ title, fields }) =>
    Object.entries<ContactField>(fields).map(([key, field]) => [key, { ...field, group: title }]),
  ),
  // Every key of `contactGroups` has an entry.
) as Record<ContactKey, ContactField & { group: string }>;
