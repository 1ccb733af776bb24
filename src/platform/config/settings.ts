/**
 * The values that only the operator knows: one row each, with its environment variable, its label, and its
 * placeholder until it is set. Source: product specification, sections 2 and 7.
 *
 * - `pending`: must be set before release; the placeholder is evidently fake.
 * - `decision`: must be set before release, or declined with the word `no`; until then the site does without it.
 * - `known`: an official value that works as it is but can be replaced.
 * - `optional`: may stay empty.
 */

import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import {
  clevertapAccount,
  clevertapRegion,
  email,
  extensibleUrl,
  type Format,
  headerName,
  helpWidgetKey,
  hideablePartNames,
  hostName,
  httpsUrl,
  mexicanPhone,
  networkList,
  noFormat,
  percentage,
  shortCode,
  shortText,
  siteOrigin,
  sku,
  slug,
  tileTemplate,
  yesFormat,
} from "./value-formats.ts";

export type Setting = {
  env: `WIM_${string}`;
  /** Description for the operator: one line of Spanish. */
  label: string;
  check: Format;
} & (
  | { kind: "pending"; placeholder: string }
  | { kind: "known"; value: string }
  | { kind: "decision" }
  | { kind: "optional" }
);

type Env = Setting["env"];

const pending = (env: Env, label: string, check: Format, placeholder: string) =>
  ({ kind: "pending", env, label, check, placeholder }) as const;
const known = (env: Env, label: string, check: Format, value: string) =>
  ({ kind: "known", env, label, check, value }) as const;
const decision = (env: Env, label: string, check: Format) => ({ kind: "decision", env, label, check }) as const;
const optional = (env: Env, label: string, check: Format) => ({ kind: "optional", env, label, check }) as const;

/** Formats the key of a membership's SKU: `skuRookie`. */
export const formatSkuKey = <Id extends PlanId>(id: Id) => `sku${capitalize(id)}` as `sku${Capitalize<Id>}`;

const buildSkuSetting = (name: Uppercase<PlanId>, title: string) =>
  pending(`WIM_SKU_${name}`, `SKU de la membresía ${title}`, sku, `${name}-PENDIENTE`);

// The record is complete, because there is one key per plan id.
const skuSettings = Object.fromEntries(
  planIds.map((id) => [formatSkuKey(id), buildSkuSetting(id.toUpperCase() as Uppercase<PlanId>, capitalize(id))]),
) as Record<`sku${Capitalize<PlanId>}`, ReturnType<typeof pending>>;

export const settings = {
  siteUrl: pending("WIM_SITE_URL", "Dirección pública del sitio", siteOrigin, "https://www.wim.mx"),

  legalName: pending("WIM_LEGAL_NAME", "Razón social del operador", shortText, "[Razón social del operador]"),
  postalAddress: pending("WIM_POSTAL_ADDRESS", "Domicilio del operador", shortText, "[Domicilio del operador]"),
  supportPhone: pending("WIM_SUPPORT_PHONE", "Teléfono de soporte", mexicanPhone, "55 0000 0000"),
  supportShortCode: optional("WIM_SUPPORT_SHORT_CODE", "Número corto de soporte, desde una línea wim", shortCode),
  supportEmail: pending("WIM_SUPPORT_EMAIL", "Correo de soporte", email, "soporte@wim.example"),
  privacyEmail: pending("WIM_PRIVACY_EMAIL", "Correo para privacidad y derechos ARCO", email, "privacidad@wim.example"),
  authoritiesEmail: pending(
    "WIM_AUTHORITIES_EMAIL",
    "Correo para requerimientos de autoridades",
    email,
    "autoridades@wim.example",
  ),
  securityEmail: pending(
    "WIM_SECURITY_EMAIL",
    "Correo para avisar de fallas de seguridad del sitio; sin él no hay security.txt",
    email,
    "seguridad@wim.example",
  ),
  hostNetwork: pending(
    "WIM_HOST_NETWORK",
    "Concesionario anfitrión: la red con la que se presta el servicio",
    shortText,
    "[Concesionario anfitrión]",
  ),
  contractRegistration: pending(
    "WIM_CONTRACT_REGISTRATION",
    "Número de registro del contrato de adhesión ante PROFECO",
    shortText,
    "[Número de registro ante PROFECO]",
  ),

  playStoreUrl: pending("WIM_PLAY_STORE_URL", "La app en Google Play", httpsUrl, "https://google-play.wim.example/"),
  appStoreUrl: pending("WIM_APP_STORE_URL", "La app en App Store", httpsUrl, "https://app-store.wim.example/"),

  loginUrl: pending("WIM_LOGIN_URL", "Página de inicio de sesión", httpsUrl, "https://web.wim.example/login"),
  purchaseUrl: pending(
    "WIM_PURCHASE_URL",
    "Página previa a la compra; el sitio le agrega reset=true y el SKU",
    extensibleUrl,
    "https://web.wim.example/pre-checkout",
  ),
  ...skuSettings,
  invoicePortalUrl: pending(
    "WIM_INVOICE_PORTAL_URL",
    "Portal para solicitar facturas",
    httpsUrl,
    "https://facturas.wim.example/",
  ),

  helpCenterUrl: pending(
    "WIM_HELP_CENTER_URL",
    "Centro de ayuda: inicio y preguntas frecuentes",
    httpsUrl,
    "https://ayuda.wim.example/",
  ),
  helpRequestUrl: pending(
    "WIM_HELP_REQUEST_URL",
    "Centro de ayuda: formulario para una solicitud nueva",
    httpsUrl,
    "https://ayuda.wim.example/solicitud",
  ),
  helpWidgetKey: decision(
    "WIM_HELP_WIDGET_KEY",
    "Clave del widget de ayuda; con no, la página de ayuda no lo carga",
    helpWidgetKey,
  ),

  clevertapAccount: decision(
    "WIM_CLEVERTAP_ACCOUNT",
    "Cuenta de CleverTap; con no, los eventos se quedan en el servidor del sitio",
    clevertapAccount,
  ),
  clevertapRegion: optional(
    "WIM_CLEVERTAP_REGION",
    "Región de la cuenta de CleverTap; obligatoria si hay cuenta",
    clevertapRegion,
  ),
  clevertapDomain: optional("WIM_CLEVERTAP_DOMAIN", "Dominio propio para los envíos a CleverTap", hostName),

  facebookUrl: pending("WIM_FACEBOOK_URL", "Perfil de Facebook", httpsUrl, "https://facebook.wim.example/"),
  instagramUrl: pending("WIM_INSTAGRAM_URL", "Perfil de Instagram", httpsUrl, "https://instagram.wim.example/"),
  xUrl: pending("WIM_X_URL", "Perfil de X", httpsUrl, "https://x.wim.example/"),
  tiktokUrl: pending("WIM_TIKTOK_URL", "Perfil de TikTok", httpsUrl, "https://tiktok.wim.example/"),

  portingStatusUrl: pending(
    "WIM_PORTABILITY_STATUS_URL",
    "Sitio nacional donde se consulta una portabilidad; por confirmar si es https://www.portabilidad.mx",
    httpsUrl,
    "https://portabilidad.wim.example/",
  ),
  amazonTermsUrl: pending(
    "WIM_AMAZON_TERMS_URL",
    "Términos del beneficio Amazon Prime",
    httpsUrl,
    "https://terminos-amazon.wim.example/",
  ),
  deezerTermsUrl: pending(
    "WIM_DEEZER_TERMS_URL",
    "Términos del beneficio Deezer",
    httpsUrl,
    "https://terminos-deezer.wim.example/",
  ),
  paramountTermsUrl: pending(
    "WIM_PARAMOUNT_TERMS_URL",
    "Términos del beneficio Paramount+",
    httpsUrl,
    "https://terminos-paramount.wim.example/",
  ),
  vixTermsUrl: pending(
    "WIM_VIX_TERMS_URL",
    "Términos del beneficio ViX",
    httpsUrl,
    "https://terminos-vix.wim.example/",
  ),
  loungekeyTermsUrl: pending(
    "WIM_LOUNGEKEY_TERMS_URL",
    "Términos del beneficio LoungeKey",
    httpsUrl,
    "https://terminos-loungekey.wim.example/",
  ),
  bigboxTermsUrl: pending(
    "WIM_BIGBOX_TERMS_URL",
    "Términos del beneficio Bigbox",
    httpsUrl,
    "https://terminos-bigbox.wim.example/",
  ),
  amazonUrl: known("WIM_AMAZON_URL", "Sitio de Amazon Prime en México", httpsUrl, "https://www.amazon.com.mx/prime"),
  deezerUrl: known("WIM_DEEZER_URL", "Sitio de Deezer", httpsUrl, "https://www.deezer.com/"),
  paramountUrl: known(
    "WIM_PARAMOUNT_URL",
    "Sitio de Paramount+ en México",
    httpsUrl,
    "https://www.paramountplus.com/mx/",
  ),
  vixUrl: known("WIM_VIX_URL", "Sitio de ViX", httpsUrl, "https://vix.com/"),
  loungekeyUrl: known("WIM_LOUNGEKEY_URL", "Sitio de LoungeKey", httpsUrl, "https://www.loungekey.com/"),
  bigboxUrl: pending(
    "WIM_BIGBOX_URL",
    "Sitio de Bigbox en México; por confirmar si es https://www.bigbox.com.mx",
    httpsUrl,
    "https://bigbox.wim.example/",
  ),
  charterUrl: pending(
    "WIM_CHARTER_URL",
    "Carta de derechos mínimos en el Diario Oficial de la Federación (DOF)",
    httpsUrl,
    "https://dof.wim.example/carta-de-derechos-minimos",
  ),
  unlistedPromotionSlug: pending(
    "WIM_UNLISTED_PROMOTION_SLUG",
    "Último tramo de la dirección de la promoción que no se lista (una clave)",
    slug,
    "clave-pendiente",
  ),
  regulatorTariffsUrl: known(
    "WIM_REGULATOR_TARIFFS_URL",
    "Registro de planes, tarifas y promociones del regulador",
    httpsUrl,
    "https://tarifas.ift.org.mx/ift_visor/",
  ),
  mapTileUrl: known(
    "WIM_MAP_TILE_URL",
    "Plantilla de las imágenes del mapa",
    tileTemplate,
    "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  ),

  offlinePack: optional("WIM_OFFLINE_PACK", "Ayuda sin conexión; con no, los celulares la borran", noFormat),
  hiddenParts: optional("WIM_HIDDEN_PARTS", "Partes sin datos propios que el sitio no muestra", hideablePartNames),
  vitalsShare: optional("WIM_VITALS", "De cada cien visitas, en cuántas se mide la rapidez de la página", percentage),
  unfoundSearches: optional("WIM_SEARCHES", "Con sí, cuenta lo que se busca y no se encuentra", yesFormat),
  edgeAddresses: optional("WIM_EDGE_ADDRESSES", "Redes del CDN o balanceador que dicen quién visita", networkList),
  edgeHeader: optional("WIM_EDGE_HEADER", "Encabezado en que lo dicen, si no es X-Forwarded-For", headerName),
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof settings;

/** Variables with the prefix `WIM_` that control commands; they are not part of the configuration. */
export const commandVariables = ["WIM_DIST", "WIM_FULL_TESTS", "WIM_GALLERY", "WIM_SEED"] as const;
