import "./peer.css";

/** A library with a map in a box on the page. */
export type Peer = {
  /** Fetches the KML and shows it. Resolves after the last render. */
  show: (url: string) => Promise<void>;
  /** Moves the map without animation. Resolves after the last render. */
  jump: (zoom: number, longitude: number, latitude: number) => Promise<void>;
  /** Whether the library reports a render in its frame or after it, instead of before. */
  reportsAfterFrame?: boolean;
  /** Calls back when a move starts, and after the frame that shows its last picture. */
  watchMoves?: (callback: (isMoving: boolean) => void) => void;
};

/** Sets up a peer's page: one button, and below it the map in the size that the URL gives. */
export function setUpPeerPage(open: (box: HTMLElement) => Peer): void {
  const button = document.createElement("button");
  button.textContent = "5G";
  const box = document.createElement("div");
  box.dataset.map = "";
  const query = new URLSearchParams(location.search);
  box.style.width = `${query.get("width")}px`;
  box.style.height = `${query.get("height")}px`;
  document.body.append(button, box);
  const peer = open(box);
  const setState = (isLoading: boolean) => {
    box.dataset.overlay = isLoading ? "loading" : peer.reportsAfterFrame ? "rendered" : "painted";
  };
  const reportPainting = async (work: Promise<void>) => {
    setState(true);
    await work;
    setState(false);
  };
  peer.watchMoves?.(setState);
  button.addEventListener("click", () => void reportPainting(peer.show(query.get("kml") ?? "")));
  globalThis.coverageBench.jump = (zoom, longitude, latitude) =>
    void reportPainting(peer.jump(zoom, longitude, latitude));
}

export async function fetchXmlDocument(url: string): Promise<Document> {
  const response = await fetch(url);
  return new DOMParser().parseFromString(await response.text(), "text/xml");
}
