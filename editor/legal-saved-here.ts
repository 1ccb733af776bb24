/** Which drafts of legal texts were saved at this desk, which is one person's: if not in one tab, in another of theirs. */
import type { Desk } from "./desk.ts";

/** By desk and file, the stamp of what was saved there last. */
const saved = new WeakMap<Desk, Map<string, string>>();

export function wasSavedHere(desk: Desk, file: string, stamp: string): void {
  const files = saved.get(desk) ?? new Map<string, string>();
  saved.set(desk, files.set(file, stamp));
}

export const isSavedHere = (desk: Desk, file: string, stamp: string): boolean => saved.get(desk)?.get(file) === stamp;
