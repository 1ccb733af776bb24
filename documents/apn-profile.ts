/**
 * The configuration profile that sets the APN of an iPhone, with the keys of Apple's schemas `TopLevel` and
 * `com.apple.cellular` (docs/decisions/0029-the-apn-profile.md).
 */
import { build, type PlistValue } from "plist";
import { apn } from "#content/apn/apn.ts";
import { apnProfile } from "#content/apn/apn-profile-copy.ts";
import { structuredDataNames } from "#content/pages/memberships-page.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { getOperatorValue } from "#platform/config/config.ts";
import { createNameUuid, urlNamespace } from "./name-uuid.ts";

export type ApnProfileValues = {
  /** Origin of the site: the profile's ids are computed from it, and no request is sent to it. */
  site: string;
  organization: string;
  apn: { data: string; lte: string };
  words: Record<"displayName" | "description" | "cellularName" | "cellularDescription" | "consent", string>;
};

const ownValues: ApnProfileValues = {
  site: configuredUrls.site,
  // The phone shows the organization before it installs the profile. A placeholder would look like a forgery.
  organization: getOperatorValue("legalName") ?? structuredDataNames.brand,
  apn,
  words: apnProfile,
};

/**
 * Builds the profile as an XML property list; the same values give the same bytes. Other values give other UUIDs under
 * the same identifier, so that iOS replaces the installed profile. `PayloadVersion` is the version of the schema.
 */
export function buildApnProfile({ site, organization, apn: names, words }: ApnProfileValues = ownValues): string {
  const identifier = `${reverseHost(new URL(site).hostname)}.apn`;
  const uuid = (part: string) =>
    createNameUuid(
      urlNamespace,
      JSON.stringify([site, part, organization, names.data, names.lte, Object.values(words)]),
    );
  const profile = {
    PayloadType: "Configuration",
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: uuid("profile"),
    PayloadDisplayName: words.displayName,
    PayloadDescription: words.description,
    PayloadOrganization: organization,
    PayloadRemovalDisallowed: false,
    ConsentText: { default: words.consent },
    PayloadContent: [
      {
        PayloadType: "com.apple.cellular",
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.cellular`,
        PayloadUUID: uuid("cellular"),
        PayloadDisplayName: words.cellularName,
        PayloadDescription: words.cellularDescription,
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
