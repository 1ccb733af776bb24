import { type ShapeKind, ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";

/**
 * `outline`: the coast and the borders with other countries, as closed rings; `lines`: one per border between two
 * states. Longitudes and latitudes alternate; see `scripts/geography.ts`.
 */
type OutlineFile = { outline: number[][]; lines: number[][] };

/** Index of each style in the list that the layer is drawn with. */
const outlineStyles = { land: 0, line: 1 } as const;

/** Loads the country's land as polygons, and coast and borders as lines above it. @throws if the file fails to load. */
export async function loadOutlines(path: string): Promise<ShapeStore> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`outlines: ${response.status}`);
  const { outline, lines } = (await response.json()) as OutlineFile;
  const store = new ShapeStore();
  const add = (line: readonly number[], kind: ShapeKind, style: number) => {
    for (let index = 0; index + 1 < line.length; index += 2)
      store.addVertex(computeWorldX(line[index]!), computeWorldY(line[index + 1]!));
    store.closeRing();
    store.closeShape(kind, style);
  };
  for (const ring of outline) add(ring, shapeKinds.polygon, outlineStyles.land);
  for (const line of [...outline, ...lines]) add(line, shapeKinds.line, outlineStyles.line);
  return store;
}
