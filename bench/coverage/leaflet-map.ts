import type { CDPSession } from "@playwright/test";

/**
 * Finds the Leaflet map in the memory of a page that does not expose it, and sets `coverageBench.jump` to move it. Must
 * run before any measurement, because searching all objects of the page takes time.
 */
export async function exposeLeafletMap(session: CDPSession): Promise<void> {
  const group = { objectGroup: "bench" };
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: "Object.prototype", ...group });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
    ...group,
  });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: exposeMap.toString(),
    returnByValue: true,
    ...group,
  });
  await session.send("Runtime.releaseObjectGroup", group);
  if (result.value !== true) throw new Error("the page has no Leaflet map");
}

type LeafletMap = { setView: (center: [number, number], zoom: number, options: { animate: boolean }) => void };

/** Runs in the page; `this` is the list of all objects of the page. */
function exposeMap(this: object[]): boolean {
  const box = document.querySelector("[data-map]");
  const isMap = (object: object) => {
    const container = Object.getOwnPropertyDescriptor(object, "_container")?.value;
    return container instanceof Element && box?.contains(container) && Object.hasOwn(object, "_panes");
  };
  const map = this.find(isMap) as LeafletMap | undefined;
  if (map) {
    coverageBench.jump = (zoom, longitude, latitude) => map.setView([latitude, longitude], zoom, { animate: false });
  }
  return map !== undefined;
}
