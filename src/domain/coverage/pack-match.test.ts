import { expect, test } from "vitest";
import { packMatches } from "./pack-match.ts";

const pack = { kmlSha256: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", bytes: 52_000_000 };

function matches(status: number, headers: Record<string, string>): boolean {
  const known = new Headers(headers);
  return packMatches(pack, { status, header: (name) => known.get(name) });
}

const length = { "Content-Range": "bytes 0-0/52000000" };

test("goes by the digest of the whole file where there is one, whatever its length", () => {
  expect(matches(206, { ...length, "Repr-Digest": `sha-256=:${pack.kmlSha256}:` })).toBe(true);
  expect(matches(206, { ...length, "Repr-Digest": `sha-512=:AAAA:, sha-256=:${pack.kmlSha256}:` })).toBe(true);
  expect(matches(206, { ...length, "Repr-Digest": "sha-256=:AAAA:" })).toBe(false);
  expect(matches(206, { ...length, "Repr-Digest": "sha-256=::" })).toBe(false);
});

test("goes by the length where there is no digest that it knows", () => {
  expect(matches(206, length)).toBe(true);
  expect(matches(206, { ...length, "Repr-Digest": "sha-512=:AAAA:" })).toBe(true);
  expect(matches(206, { "Content-Range": "bytes 0-0/52000001" })).toBe(false);
  expect(matches(200, { "Content-Length": "52000000" })).toBe(true);
});

test("matches nothing that tells neither, is compressed, or is no answer", () => {
  expect(matches(206, {})).toBe(false);
  expect(matches(206, { "Content-Range": "bytes 0-0/*" })).toBe(false);
  expect(matches(206, { "Content-Length": "52000000" })).toBe(false);
  expect(matches(200, { "Content-Length": "52000000", "Content-Encoding": "br" })).toBe(false);
  expect(matches(404, { "Repr-Digest": `sha-256=:${pack.kmlSha256}:` })).toBe(false);
  expect(matches(304, length)).toBe(false);
});
