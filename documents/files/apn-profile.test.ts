import { parse } from "plist";
import { expect, test } from "vitest";
import { apn } from "#content/apn/apn.ts";
import { apnProfile } from "#content/apn/apn-profile-copy.ts";
import { type ApnProfileValues, buildApnProfile } from "./apn-profile.ts";

type Dictionary = Record<string, unknown>;

const values: ApnProfileValues = {
  siteOrigin: "https://www.wim.example",
  organization: "Operador & Compañía <de prueba>",
  apn: { data: "datos.ejemplo", lte: "lte.ejemplo" },
  texts: apnProfile,
};

function read(file: string): { profile: Dictionary; payload: Dictionary } {
  const profile = parse(file) as Dictionary;
  const [payload] = profile.PayloadContent as Dictionary[];
  return { profile, payload: payload as Dictionary };
}

const anUuid = expect.stringMatching(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);

/**
 * Source: Apple's device-management schemas `TopLevel` and `com.apple.cellular`. The profile gives no user, password,
 * proxy or protocol: the phone keeps its own.
 */
test("the profile has the keys that Apple's schemas require, the site's host in reverse, and no other keys", () => {
  const file = buildApnProfile(values);
  expect(file).toContain('<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"');
  const ofBoth = { PayloadVersion: 1, PayloadUUID: anUuid, PayloadOrganization: values.organization };
  expect(parse(file)).toEqual({
    ...ofBoth,
    PayloadType: "Configuration",
    PayloadIdentifier: "example.wim.apn",
    PayloadDisplayName: apnProfile.displayName,
    PayloadDescription: apnProfile.description,
    PayloadRemovalDisallowed: false,
    ConsentText: { default: apnProfile.consent },
    PayloadContent: [
      {
        ...ofBoth,
        PayloadType: "com.apple.cellular",
        PayloadIdentifier: "example.wim.apn.cellular",
        PayloadDisplayName: apnProfile.cellularName,
        PayloadDescription: apnProfile.cellularDescription,
        AttachAPN: { Name: "lte.ejemplo" },
        APNs: [{ Name: "datos.ejemplo" }],
      },
    ],
  });
});

test("the profile sets the two access points, and names them in its descriptions", () => {
  const { profile, payload } = read(buildApnProfile());
  expect(payload.APNs).toEqual([{ Name: apn.data }]);
  expect(payload.AttachAPN).toEqual({ Name: apn.lte });
  expect(profile.PayloadDescription).toContain(apn.data);
  expect(payload.PayloadDescription).toContain(apn.lte);
});

const uuids = (file: string) => {
  const { profile, payload } = read(file);
  return [profile.PayloadUUID, payload.PayloadUUID];
};

test("the same values give the same bytes", () => {
  expect(buildApnProfile(values)).toBe(buildApnProfile(structuredClone(values)));
});

test.each([
  ["the APN", { ...values, apn: { ...values.apn, data: "otro.ejemplo" } }],
  ["the LTE value", { ...values, apn: { ...values.apn, lte: "otro.ejemplo" } }],
  ["the operator", { ...values, organization: "Otro" }],
  ["the words", { ...values, texts: { ...values.texts, consent: "Otro" } }],
])("a changed value gives other UUIDs under the same identifier: %s", (_, other) => {
  const [before, after] = [buildApnProfile(values), buildApnProfile(other)];
  const all = [...uuids(before), ...uuids(after)];
  expect(new Set(all).size).toBe(4);
  expect(read(after).profile.PayloadIdentifier).toBe(read(before).profile.PayloadIdentifier);
});
