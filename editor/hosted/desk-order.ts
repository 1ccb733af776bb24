/** What the door and a desk say to each other once, by the channel between their processes. */
import type { Account, ForgeSettings } from "./forge.ts";

export type DeskOrder = { account: Account; forge: ForgeSettings; previewUrl: string; key: string };

export type DeskPlace = { editorPort: number; previewPort: number };
