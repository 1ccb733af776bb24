import { parse } from "plist";
import { expect, test } from "vitest";
import { apn } from "#content/apn/apn.ts";
import { apnProfile } from "#content/apn/apn-profile-copy.ts";
import { type ApnProfileValues, buildApnProfile } from "./apn-profile.ts";

type Kind = "string" | "number" | "boolean" | "array" | "object";
type Keys = Record<string, { kind: Kind; required?: true; only?: unknown }>;
type Dictionary = Record<string, unknown>;

/** Keys of any payload. Source: Apple's device-management schemas, `TopLevel` and the keys common to all payloads. */
const common: Keys = {
  PayloadIdentifier: { kind: "string", required: true },
  PayloadUUID: { kind: "string", required: true },
  PayloadType: { kind: "string", required: true },
  PayloadVersion: { kind: "number", required: true, only: 1 },
  PayloadDisplayName: { kind: "string" },
  PayloadDescription: { kind: "string" },
  PayloadOrganization: { kind: "string" },
};

const topLevel: Keys = {
  ...common,
  PayloadType: { kind: "string", required: true, only: "Configuration" },
  PayloadContent: { kind: "array", required: true },
  PayloadRemovalDisallowed: { kind: "boolean", only: false },
  ConsentText: { kind: "object" },
};

/** Source: Apple's schema of `com.apple.cellular`. */
const cellular: Keys = {
  ...common,
  PayloadType: { kind: "string", required: true, only: "com.apple.cellular" },
  AttachAPN: { kind: "object" },
  APNs: { kind: "array" },
};

/**
 * Keys of `AttachAPN` and of each of `APNs`. The profile gives no user, password, proxy or protocol: the phone keeps
 * its own.
 */
const accessPoint: Keys = { Name: { kind: "string", required: true } };

const kindOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);

/** @returns a message for each key that is missing, unknown or has a wrong value. */
function faults(found: Dictionary, keys: Keys): string[] {
  const missing = Object.entries(keys).flatMap(([key, { required }]) =>
    required && !(key in found) ? [`${key} is missing`] : [],
  );
  const wrong = Object.entries(found).flatMap(([key, value]) => {
    const known = keys[key];
    if (!known) return [`${key} is not in the schema`];
    if (kindOf(value) !== known.kind) return [`${key} is ${kindOf(value)}, not ${known.kind}`];
    return "only" in known && value !== known.only ? [`${key} is ${value}`] : [];
  });
  return [...missing, ...wrong];
}

const values: ApnProfileValues = {
  site: "https://www.wim.example",
  organization: "Operador & Compañía <de prueba>",
  apn: { data: "datos.ejemplo", lte: "lte.ejemplo" },
  words: apnProfile,
};

function read(file: string): { profile: Dictionary; payload: Dictionary } {
  const profile = parse(file) as Dictionary;
  const [payload] = profile.PayloadContent as Dictionary[];
  return { profile, payload: payload as Dictionary };
}

test("the profile has the keys that Apple's schema requires, with their types, and no others", () => {
  for (const file of [buildApnProfile(), buildApnProfile(values)]) {
    expect(file).toContain('<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"');
    const { profile, payload } = read(file);
    expect(faults(profile, topLevel)).toEqual([]);
    expect(faults(payload, cellular)).toEqual([]);
    expect(profile.PayloadContent).toHaveLength(1);
    for (const point of [payload.AttachAPN, ...(payload.APNs as unknown[])])
      expect(faults(point as Dictionary, accessPoint)).toEqual([]);
    expect(kindOf((profile.ConsentText as Dictionary).default)).toBe("string");
  }
});

test("the profile sets the two access points, and names them in its descriptions", () => {
  const { profile, payload } = read(buildApnProfile());
  expect(payload.APNs).toEqual([{ Name: apn.data }]);
  expect(payload.AttachAPN).toEqual({ Name: apn.lte });
  expect(profile.PayloadDescription).toContain(apn.data);
  expect(payload.PayloadDescription).toContain(apn.lte);
});

test("the profile's identifier contains the site's host, and its organization may contain any characters", () => {
  const { profile, payload } = read(buildApnProfile(values));
  expect(profile.PayloadIdentifier).toBe("example.wim.apn");
  expect(payload.PayloadIdentifier).toBe("example.wim.apn.cellular");
  expect(profile.PayloadOrganization).toBe(values.organization);
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
  ["the words", { ...values, words: { ...values.words, consent: "Otro" } }],
])("a changed value gives other UUIDs under the same identifier: %s", (_, other) => {
  const [before, after] = [buildApnProfile(values), buildApnProfile(other)];
  const all = [...uuids(before), ...uuids(after)];
  expect(new Set(all).size).toBe(4);
  for (const uuid of all) expect(uuid).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(read(after).profile.PayloadIdentifier).toBe(read(before).profile.PayloadIdentifier);
});
