import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = {
  link?: boolean;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  license?: string;
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== "");
const runsHere = ({ os, cpu }: Locked) =>
  (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));

test("every package that is installed here has a digest, and none bypasses the registry", () => {
  const unknown = locked.filter(([, each]) => !each.integrity?.startsWith("sha512-"));
  // Packages for other systems have no digest if the registry used for the lockfile lacked them: see fix-lock.mjs.
  expect(unknown.filter(([, each]) => !(each.optional && (each.os || each.cpu))).map(([path]) => path)).toEqual([]);
  const here = unknown.filter(([path, each]) => runsHere(each) && !/musl/.test(path)).map(([path]) => path);
  expect(here).toEqual([]);
  const elsewhere = locked.filter(([, { link, resolved }]) => link || (resolved && !/^https:.*\.tgz$/.test(resolved)));
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

/** Each asks at most for its notice, or for changes to its own files, and demands nothing of our code. */
const licences = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|CC-BY-4\.0|CC0-1\.0)$/;

test("what the site runs on has a licence that allows it", () => {
  const others = locked.filter(([, { dev, license }]) => !dev && license && !licences.test(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
