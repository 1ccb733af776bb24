/** Tests how the coverage map's field answers typed places, with the site's real list. Cases are never removed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { type FoundLocality, findLocalities } from "#domain/coverage/places/find-localities.ts";
import { unpackLocalities } from "#domain/coverage/places/localities.ts";
import { placeCases } from "../fixtures/written/place-cases.ts";

const localities = unpackLocalities(JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")));
const getLabel = ({ name, state, queriedName, seat }: FoundLocality) =>
  `${queriedName ? `${queriedName} > ` : ""}${name}, ${state}${seat ? ` (${seat})` : ""}`;

/** Returns the reaction to Enter, in the notation of the cases. */
function answerTo(query: string): string {
  const { uniqueMatch, places, isExact, code } = findLocalities(localities, query, 6);
  if (uniqueMatch)
    return `${uniqueMatch.position ? "" : "x "}${uniqueMatch.hasAddress ? "@ " : ""}${getLabel(uniqueMatch)}`;
  if (code) return `? ${code === "short" ? "5 dígitos" : code.state}`;
  const [first] = places;
  return first ? `${isExact ? "?" : "~"} ${getLabel(first)}` : "-";
}

test.each(Object.entries(placeCases))("answers for %s", (_, cases) => {
  expect(cases.map(([written]) => [written, answerTo(written)])).toEqual(cases);
});

test("each place that one press answers has a unique name and a position", () => {
  for (const name of coverageToolCopy.point.place.examples)
    expect(findLocalities(localities, name, 6).uniqueMatch?.position, name).toBeDefined();
});
