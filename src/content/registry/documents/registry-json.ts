/** The registry as JSON: `/registro.json`, and one file per membership. docs/registry-json.md describes both. */

import { createDocumentLinks } from "#content/documents/document-viewer.ts";
import { authorities } from "#content/legal/library/references.ts";
import {
  type MembershipEntry,
  type PromotionEntry,
  type RegistryEntry,
  registryEntries,
} from "#content/registry/registry.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { buildTariffLabel } from "#content/registry/tariff-label-rows.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { configuredUrls, toSiteUrl } from "#content/site/site-map/links.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getValidityStatus, type Validity, type ValidityStatus } from "#domain/calendar/validity.ts";
import type { TariffLabel } from "#domain/plans/tariff-label.ts";
import { getOperatorValue } from "#platform/config/config.ts";
import { findRegistryDocument } from "./registry-documents.ts";
import { formatEntryName } from "./registry-fact-sheet.ts";

type CommonJson = {
  name: string;
  /** Absolute URL of the page. */
  page: string;
  /** Absolute URL of the document. */
  document: string;
  /** Whether `document` is a summary by the operator, or the registered format itself. */
  documentIs: "summary" | "registeredFormat";
  /** True until the membership or promotion of the number is confirmed. */
  isSample: boolean;
};

export type MembershipJson = CommonJson & {
  kind: "membership";
  currency: "MXN";
  /** Countries where data, calls and SMS are included, as ISO 3166-1 alpha-2 codes. */
  homeCountries: readonly string[];
  label: TariffLabel;
};

export type PromotionJson = CommonJson & {
  kind: "promotion";
  number: number | null;
  slug: string | null;
  /** True while nothing but the number is known. */
  isPending: boolean;
  benefit: string | null;
  validity: Validity;
  /** The promotion's status on the build day. */
  standing: ValidityStatus;
};

export type RegistryJson = {
  version: 1;
  builtOn: IsoDay;
  provider: { legalName: string | null; brand: "wim" };
  register: { authority: string; viewer: string };
  entries: readonly (MembershipJson | PromotionJson)[];
};

function createCommonData(entry: RegistryEntry): CommonJson {
  const document = findRegistryDocument(entry);
  return {
    name: formatEntryName(entry),
    page: toSiteUrl(entry.path),
    document: toSiteUrl(createDocumentLinks(document, "").openHref),
    documentIs: document.kind === "built" ? "summary" : "registeredFormat",
    isSample: entry.kind === "membership" ? registrySampleNotice.isSample : !entry.number || !entry.promotion,
  };
}

export function buildMembershipJson(entry: MembershipEntry): MembershipJson {
  return {
    kind: "membership",
    ...createCommonData(entry),
    currency: "MXN",
    homeCountries: ["MX", "US", "CA"],
    label: buildTariffLabel(entry),
  };
}

function buildPromotionJson(entry: PromotionEntry, day: IsoDay): PromotionJson {
  const { number, promotion } = entry;
  const validity = promotion?.period ?? { kind: "unstated" };
  return {
    kind: "promotion",
    number: number ?? null,
    slug: promotion?.slug ?? null,
    ...createCommonData(entry),
    isPending: !promotion,
    benefit: promotion?.benefit ?? null,
    validity,
    standing: getValidityStatus(day, validity),
  };
}

/** Contains every listed registration, in list order. */
export function buildRegistryJson(day: IsoDay = buildDay): RegistryJson {
  return {
    version: 1,
    builtOn: day,
    provider: { legalName: getOperatorValue("legalName") ?? null, brand: "wim" },
    register: { authority: authorities.regulator.name, viewer: configuredUrls.regulatorTariffs },
    entries: registryEntries
      .filter(({ isListed }) => isListed)
      .map((entry) => (entry.kind === "membership" ? buildMembershipJson(entry) : buildPromotionJson(entry, day))),
  };
}
