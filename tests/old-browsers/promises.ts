/** What the site promises to browsers of years ago. */
import type { OldVersion } from "../../scripts/old-chromium.ts";

/** `runs`, or `says so`: one honest sentence in place of a tool that cannot run there, and no button that cannot help. */
type Promised = "runs" | "says so";

export type Promises = {
  /** Tools, search, and the form's own script; without it the form is sent as it is without script. */
  tools: Promised;
  /** It needs less than the tools do. */
  map: Promised;
};

export const promises: Record<OldVersion, Promises> = {
  80: { tools: "says so", map: "runs" },
  92: { tools: "says so", map: "runs" },
  103: { tools: "runs", map: "runs" },
  119: { tools: "runs", map: "runs" },
};

/** The sentence. */
export const noToolsNote = "[data-no-tools-note]";
