import { type FoundLocalities, findLocalities } from "#domain/coverage/places/find-localities.ts";
import { type Localities, type PackedLocalities, unpackLocalities } from "#domain/coverage/places/localities.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";

let pendingLocalities: Promise<Localities> | undefined;

/**
 * Finds the localities whose names match a text; see `findLocalities`.
 *
 * @throws {CoverageError} if the list fails to load; the next call requests it again.
 */
export async function findPlacesByName(path: string, text: string, limit: number): Promise<FoundLocalities> {
  pendingLocalities ??= loadLocalities(path);
  try {
    return findLocalities(await pendingLocalities, text, limit);
  } catch (error) {
    pendingLocalities = undefined;
    throw error instanceof CoverageError ? error : new CoverageError("offline");
  }
}

async function loadLocalities(path: string): Promise<Localities> {
  const response = await fetch(path);
  if (!response.ok) throw new CoverageError("server");
  return unpackLocalities((await response.json()) as PackedLocalities);
}
