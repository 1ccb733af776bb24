import type { ReadRequest } from "./floor-worker.ts";

/**
 * Draws nothing. Measures the time that a worker needs to read the file or, with `?pass=1`, to read it and visit every
 * byte once.
 */
const button = document.createElement("button");
button.textContent = "5G";
const box = document.createElement("div");
box.dataset.map = "nothing";
document.body.append(button, box);

const query = new URLSearchParams(location.search);
const worker = new Worker(new URL("./floor-worker.ts", import.meta.url), { type: "module" });
worker.addEventListener("message", () => {
  box.dataset.overlay = "read";
});
button.addEventListener("click", () => {
  box.dataset.overlay = "loading";
  worker.postMessage({ url: query.get("kml") ?? "", readsEveryByte: query.has("pass") } satisfies ReadRequest);
});
