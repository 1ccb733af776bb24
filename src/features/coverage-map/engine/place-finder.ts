import { type FoundLocalities, findLocalities } from "#domain/coverage/places/find-localities.ts";
import { type Localities, type PackedLocalities, unpackLocalities } from "#domain/coverage/places/localities.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";

let loading: Promise<Localities> | undefined;

/**
 * Finds the localities whose names match a text; see `findLocalities`.
 *
 * @throws {CoverageError} if the list fails to load; the next call requests it again.
 */
export async function findPlacesByName(path: string, text: string, limit: number): Promise<FoundLocalities> {
  loading ??= load(path);
  try {
    return findLocalities(await loading, text, limit);
  } catch (error) {
    loading = undefined;
    throw error instanceof CoverageError ? error : new CoverageError("offline");
  }
}

async function load(path: string): Promise<Localities> {
  const answer = await fetch(path);
  if (!answer.ok) throw new CoverageError("server");
  return unpackLocalities((await answer.json()) as PackedLocalities);
}
