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
  type Format,
  headerName,
  helpWidgetKey,
  hideablePartNames,
  hostName,
  httpsUrl,
  networkList,
  noFormat,
  percentage,
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

  ...skuSettings,

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
