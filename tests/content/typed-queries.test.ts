/** Measures how many typed queries the tools understand, with the site's real content. Cases are never removed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registryGroups } from "#content/registry/registry-index.ts";
import { placeNames } from "#content/roaming/places/place-names.ts";
import { allDestinations } from "#content/roaming/roaming-destinations.ts";
import { findLocalities } from "#domain/coverage/places/find-localities.ts";
import { unpackLocalities } from "#domain/coverage/places/localities.ts";
import { searchRegistry } from "#domain/search/registry-search.ts";
import { parseTrip } from "#domain/trips/parse-trip.ts";
import { buildGazetteer, type NamedStop } from "#domain/trips/trip-stop.ts";
import { localityCases } from "../fixtures/written/locality-cases.ts";
import { registryCases } from "../fixtures/written/registry-cases.ts";
import { tripCases } from "../fixtures/written/trip-cases.ts";

/** Prints the score, and fails if the misses are not exactly the known ones. */
function expectUnderstood(
  subject: string,
  cases: readonly (readonly [written: string, expected: string])[],
  isMet: (typedText: string, expected: string) => boolean,
  stillMissed: readonly string[],
): void {
  const missed = cases.filter(([written, expected]) => !isMet(written, expected)).map(([written]) => written);
  console.log(`${subject}: ${cases.length - missed.length} of ${cases.length}`);
  expect(missed.sort()).toEqual([...stillMissed].sort());
}

const gazetteer = buildGazetteer(allDestinations, placeNames);
const listCodes = (options: readonly NamedStop[]) => [
  ...new Set(options.map(({ stop }) => (stop.destinations.length > 1 ? `@${stop.name}` : stop.code))),
];

/** Returns the trip tool's reaction to Enter (a place, a question or a proposal), in the notation of the cases. */
function readAs(typedText: string) {
  const { certainStops, pending } = parseTrip(typedText, gazetteer);
  const kind = pending?.kind ?? "unknown";
  const options = pending?.options ?? [];
  if (kind === "which" || kind === "like") return { mark: kind === "which" ? "?" : "~", codes: listCodes(options) };
  return { mark: "", codes: listCodes([...certainStops, ...options.slice(0, 1)]) };
}

test("all typed trips but the known misses are understood", () => {
  const cases = Object.values(tripCases).flat();
  const isMet = (typedText: string, expected: string) => {
    const { mark, codes } = readAs(typedText);
    if (expected === "-") return codes.length === 0;
    const wanted = expected.replace(/^[?~]/, "").replace(/^@.*/, "").split(" ").filter(Boolean);
    if (expected.startsWith("@")) return mark === "" && codes.join(" ") === expected;
    // A certain match by prefix or by another name is as good as a proposal.
    if (expected.startsWith("~")) return mark !== "?" && codes[0] === wanted[0];
    if (expected.startsWith("?")) return mark === "?" && wanted.every((code) => codes.includes(code));
    return mark === "" && [...codes].sort().join() === wanted.sort().join();
  };
  expectUnderstood("trips", cases, isMet, [
    // Words that resemble place names, or begin like them.
    "hola",
    "Yunai",
    "alemana",
    "nada",
    "Atlántida",
    // People mean the Spanish town, and only rarely its namesake in the USA.
    "Toledo",
    // Two known names in a row.
    "Paris Texas",
  ]);
});

test("all typed registrations but the known misses are found", () => {
  const rows = registryGroups
    .flatMap(({ subgroups }) => subgroups)
    .flatMap(({ note: shared, links }) =>
      links.map(({ label, note = "", href }) => {
        const number = /\d{7}/.exec(label)?.[0];
        return { name: `${label} ${note} ${shared}`, href, ...(number && { number }) };
      }),
    );
  const isMet = (typedText: string, expected: string) => {
    const { rows: found, isExact } = searchRegistry(typedText, rows);
    const first = found[0] ? `${isExact ? "" : "~"}${found[0].href}` : "-";
    return expected === "-" ? first === "-" : isSame(first, expected, (href, end) => href.endsWith(`/${end}`));
  };
  expectUnderstood("registrations", registryCases, isMet, ["códigos promocionales"]);
});

test("all typed localities but the known misses are found", () => {
  const localities = unpackLocalities(JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")));
  const isMet = (typedText: string, expected: string) => {
    const { places, isExact } = findLocalities(localities, typedText, 1);
    const first = places[0] ? `${isExact ? "" : "~"}${places[0].name}, ${places[0].state}` : "-";
    return isSame(first, expected, (name, wanted) => name === wanted);
  };
  expectUnderstood("localities", localityCases, isMet, [
    // A proposal for a word that is not a place.
    "Guajaca",
  ]);
});

/** Whether two results are both proposals or both not, and their other parts match by `fits`. */
function isSame(found: string, expected: string, fits: (found: string, expected: string) => boolean): boolean {
  const isProposed = (text: string) => text.startsWith("~");
  const bare = (text: string) => text.replace(/^~/, "");
  return isProposed(found) === isProposed(expected) && fits(bare(found), bare(expected));
}
