import { expect, test } from "vitest";
import { isPackCurrent } from "./pack-match.ts";

const kmlSha256 = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

function matches(status: number, headers: Record<string, string>): boolean {
  const known = new Headers(headers);
  return isPackCurrent(kmlSha256, { status, header: (name) => known.get(name) });
}

const length = { "Content-Range": "bytes 0-0/52000000" };

test("compares the digest of the whole file if there is one, whatever its length", () => {
  expect(matches(206, { ...length, "Repr-Digest": `sha-256=:${kmlSha256}:` })).toBe(true);
  expect(matches(206, { ...length, "Repr-Digest": `sha-512=:AAAA:, sha-256=:${kmlSha256}:` })).toBe(true);
  expect(matches(206, { ...length, "Repr-Digest": "sha-256=:AAAA:" })).toBe(false);
  expect(matches(206, { ...length, "Repr-Digest": "sha-256=::" })).toBe(false);
});

test("matches nothing without a known digest, whatever the length of the file", () => {
  expect(matches(206, length)).toBe(false);
  expect(matches(206, { ...length, "Repr-Digest": "sha-512=:AAAA:" })).toBe(false);
  expect(matches(200, { "Content-Length": "52000000" })).toBe(false);
});

test("does not match a compressed or failed response", () => {
  const digest = { "Repr-Digest": `sha-256=:${kmlSha256}:` };
  expect(matches(200, digest)).toBe(true);
  expect(matches(200, { ...digest, "Content-Encoding": "br" })).toBe(false);
  expect(matches(404, digest)).toBe(false);
  expect(matches(304, digest)).toBe(false);
});
