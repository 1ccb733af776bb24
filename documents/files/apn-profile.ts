/**
 * The configuration profile that sets the APN of an iPhone, with the keys of Apple's schemas `TopLevel` and
 * `com.apple.cellular` (docs/decisions/0029-the-apn-profile.md).
 */
import { build, type PlistValue } from "plist";
import { apn } from "#content/apn/apn.ts";
import { apnProfile } from "#content/apn/apn-profile-copy.ts";
import { brandName } from "#content/site/operator/operator.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { getOperatorValue } from "#platform/config/config.ts";
import { createNameUuid, urlNamespace } from "./name-uuid.ts";

export type ApnProfileValues = {
  /** Origin of the site: the profile's ids are computed from it, and no request is sent to it. */
  siteOrigin: string;
  organization: string;
  apn: { data: string; lte: string };
  texts: Record<"displayName" | "description" | "cellularName" | "cellularDescription" | "consent", string>;
};

const siteValues: ApnProfileValues = {
  siteOrigin: configuredUrls.site,
  // The phone shows the organization before it installs the profile. A placeholder would look like a forgery.
  organization: getOperatorValue("legalName") ?? brandName,
  apn,
  texts: apnProfile,
};

/**
 * Builds the profile as an XML property list; the same values give the same bytes. Other values give other UUIDs under
 * the same identifier, so that iOS replaces the installed profile. `PayloadVersion` is the version of the schema.
 */
export function buildApnProfile({
  siteOrigin,
  organization,
  apn: names,
  texts,
}: ApnProfileValues = siteValues): string {
  const identifier = `${reverseHost(new URL(siteOrigin).hostname)}.apn`;
  const uuid = (part: string) =>
    createNameUuid(
      urlNamespace,
      JSON.stringify([siteOrigin, part, organization, names.data, names.lte, Object.values(texts)]),
    );
  const profile = {
    PayloadType: "Configuration",
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: uuid("profile"),
    PayloadDisplayName: texts.displayName,
    PayloadDescription: texts.description,
    PayloadOrganization: organization,
    PayloadRemovalDisallowed: false,
    ConsentText: { default: texts.consent },
    PayloadContent: [
      {
        PayloadType: "com.apple.cellular",
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.cellular`,
        PayloadUUID: uuid("cellular"),
        PayloadDisplayName: texts.cellularName,
        PayloadDescription: texts.cellularDescription,
        PayloadOrganization: organization,
        AttachAPN: { Name: names.lte },
        APNs: [{ Name: names.data }],
      },
    ],
  } satisfies PlistValue;
  return `${build(profile)}\n`;
}

/** Converts a host name to an identifier: `www.wim.mx` becomes `mx.wim`. */
function reverseHost(host: string): string {
  return host
    .replace(/^www\./, "")
    .split(".")
    .reverse()
    .join(".");
}
