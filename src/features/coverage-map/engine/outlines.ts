import { ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { worldX, worldY } from "#domain/coverage/world.ts";

/** `lines`: one per border, longitude and latitude in turn; see `scripts/geography.ts`. */
type OutlineFile = { lines: number[][] };

/** The borders of the states, as lines. @throws if the file fails to load. */
export async function readOutlines(path: string): Promise<ShapeStore> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`outlines: ${answer.status}`);
  const { lines } = (await answer.json()) as OutlineFile;
  const store = new ShapeStore();
  for (const line of lines) {
    for (let at = 0; at + 1 < line.length; at += 2) store.addVertex(worldX(line[at]!), worldY(line[at + 1]!));
    store.closeRing();
    store.closeShape(shapeKinds.line, 0);
  }
  return store;
}
