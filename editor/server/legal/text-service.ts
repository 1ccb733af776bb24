/** Changes to legal texts. What is wrong never reaches the disk, and what is published never changes. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { asRead } from "#domain/legal/as-read.ts";
import type { Finding } from "#editor/api/api.ts";
import type {
  AddClause,
  BringPartBack,
  MoveClause,
  SaveClause,
  SavedText,
  SaveHead,
  SaveSource,
} from "#editor/api/text-api.ts";
import { Refusal } from "#editor/server/editor-error.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { oldOf } from "#editor/server/workspace/history.ts";
import { linkingPlace } from "./backlinks.ts";
import { dayFindings } from "./effective-date.ts";
import { withHead } from "./front-matter.ts";
import { type LegalSite, legalSite, publishedPathOf, rowOf, sourcePathOf } from "./legal-site.ts";
import { openText, promisedIds, unreadable, versionNumbers } from "./open-text.ts";
import { isSavedHere, wasSavedHere } from "./own-saves.ts";
import { withAddress } from "./rename-clause.ts";
import { withOldPart } from "./restore-clause.ts";
import { checkText, findingAt, spoken } from "./text-lint.ts";
import { ClauseFault, sourceOf, withClause, withNewClause, withoutClause } from "./text-source.ts";

/** One version of a text; its newest if none is named. */
export type TextPlace = { id: string; version?: string | undefined };

/** @throws {Refusal} if the version is published, or the file is no longer the one that was read. */
export function saveClause(
  workspace: ContentWorkspace,
  at: TextPlace,
  clause: string,
  change: SaveClause,
): Promise<SavedText> {
  return changed(workspace, at, {
    stamp: change.stamp,
    clause,
    edit: (text) => withClause(text, clause, change),
  });
}

/** Throws like {@link saveClause}. */
export function addClause(
  workspace: ContentWorkspace,
  at: TextPlace,
  { after, ...change }: AddClause,
): Promise<SavedText> {
  return changed(workspace, at, {
    stamp: change.stamp,
    clause: change.id,
    edit: (text) => withNewClause(text, change, after),
  });
}

/** Throws like {@link saveClause}. */
export function removeClause(
  workspace: ContentWorkspace,
  at: TextPlace,
  clause: string,
  stamp: string,
): Promise<SavedText> {
  return changed(workspace, at, {
    stamp,
    clause,
    edit: async (text, site) => {
      await wantUnlinked(workspace, site, { id: at.id, clause, field: "removal" });
      return withoutClause(text, clause);
    },
  });
}

/** Gives a clause another address, until a version is published with it. Throws like {@link saveClause}. */
export function moveClause(
  workspace: ContentWorkspace,
  at: TextPlace,
  clause: string,
  { id, stamp }: MoveClause,
): Promise<SavedText> {
  return changed(workspace, at, {
    stamp,
    clause,
    edit: async (text, site) => {
      if (promisedIds(site.publishedOf(at.id)).has(clause))
        throw new ClauseFault("déjala: una versión ya se publicó con esta dirección", "address");
      if (site.isOfPage(id)) throw new ClauseFault(`la página ya usa la dirección #${id}: elige otra`, "address");
      await wantUnlinked(workspace, site, { id: at.id, clause, field: "address" });
      return withAddress(text, clause, id);
    },
  });
}

/** @throws {ClauseFault} if another text or page leads to a clause. */
async function wantUnlinked(
  workspace: ContentWorkspace,
  site: LegalSite,
  { id, clause, field }: { id: string; clause: string; field: "address" | "removal" },
): Promise<void> {
  const { readAt } = rowOf(site, id);
  const link = await linkingPlace(workspace, site, { id, readAt, clause });
  if (link) throw new ClauseFault(`cambia antes el enlace de ${link}: lleva a esta cláusula`, field);
}

/** Throws like {@link saveClause}. */
export function saveHead(workspace: ContentWorkspace, at: TextPlace, { stamp, ...head }: SaveHead): Promise<SavedText> {
  return changed(workspace, at, {
    stamp,
    edit: (text) => withHead(text, head),
    also: (site) => dayFindings(head.inForce, { today: workspace.today(), site, published: site.publishedOf(at.id) }),
  });
}

/**
 * Brings back how a version, or one part of it, was written at a commit; what that takes the place of is answered. Throws
 * like {@link saveClause}.
 */
export async function bringPartBack(
  workspace: ContentWorkspace,
  { id, version }: TextPlace,
  { commit, part, stamp }: BringPartBack,
): Promise<SavedText> {
  const number = version ?? versionNumbers(workspace, id)[0] ?? "1";
  const { data } = await oldOf(openGit(workspace.root), sourcePathOf(id, number), commit);
  let replaced: string | undefined;
  const saved = await changed(
    workspace,
    { id, version: number },
    {
      stamp,
      edit: (text) => {
        replaced = text;
        return part === undefined ? String(data) : withOldPart(text, String(data), part);
      },
    },
  );
  return { ...saved, ...(saved.stamp !== undefined && replaced !== undefined && { replaced }) };
}

/** Undoes {@link bringPartBack}. Throws like {@link saveClause}. */
export function saveSource(
  workspace: ContentWorkspace,
  at: TextPlace,
  { source, stamp }: SaveSource,
): Promise<SavedText> {
  return changed(workspace, at, { stamp, edit: () => source });
}

type Change = {
  stamp: string;
  /** The clause that is meant, for what is wrong with it. */
  clause?: string;
  edit: (text: string, site: LegalSite) => string | Promise<string>;
  also?: (site: LegalSite) => readonly Finding[];
};

function changed(
  workspace: ContentWorkspace,
  { id, version }: TextPlace,
  { stamp, clause, edit, also }: Change,
): Promise<SavedText> {
  return workspace.alone(async (write) => {
    const site = await legalSite(workspace);
    rowOf(site, id);
    const number = version ?? versionNumbers(workspace, id)[0] ?? "1";
    if (existsSync(join(workspace.root, publishedPathOf(id, number)))) throw new Refusal(locked(number));
    const file = sourcePathOf(id, number);
    const { text, stamp: current } = await workspace.read(file);
    if (current !== stamp) throw new Refusal(staleWords(workspace, file, current));
    let next: string;
    try {
      next = await edit(text, site);
    } catch (error) {
      if (error instanceof ClauseFault) return { findings: [faultOf(error, { text, site }, clause ?? "")] };
      throw new Refusal(unreadable(error));
    }
    const before = checkText(text, { file, version: number }, site).findings;
    const findings = [...checkText(next, { file, version: number }, site).findings, ...(also?.(site) ?? [])];
    // What was wrong elsewhere is not made worse by a change here.
    const known = new Set(before.map(keyOf));
    if (findings.some((each) => each.kind === "error" && !known.has(keyOf(each)))) return { findings };
    if (next !== text) {
      const wasRight = before.every(({ kind }) => kind !== "error");
      const verify = async () => (wasRight ? (await legalSite(workspace)).versionsOf(id) : undefined);
      try {
        wasSavedHere(workspace, file, await write(file, next, { stamp, verify }));
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return { findings: [findingAt([], "El texto", error instanceof Error ? error.message : String(error))] };
      }
    }
    const open = await openText(workspace, id, number);
    return { findings, stamp: open.stamp, text: open };
  });
}

const keyOf = ({ path, message }: Finding) => JSON.stringify([path, message]);

export const locked = (version: string) =>
  `Crea la versión siguiente: la ${version} ya no cambia. Si todavía espera «Publicar», también puedes deshacer su publicación.`;

/** Of a file that no longer is what was read, by the stamp that it has now. */
export const staleWords = (workspace: ContentWorkspace, file: string, stamp: string) =>
  `${isSavedHere(workspace, file, stamp) ? "Cambiaste este texto en otra pestaña. Lo de esta" : "Alguien más cambió este texto. Lo tuyo"} sigue en esta página: cópialo, recarga y vuelve a escribirlo.`;

type Refused = { text: string; site: LegalSite };

function faultOf({ field, message, titles }: ClauseFault, { text, site }: Refused, id: string): Finding {
  const source = sourceOf(text);
  const clause = source.clauses.find((each) => each.id === id);
  const where = clause ? spoken(clause, source, site.facts) : "Cláusula nueva";
  const said = titles.reduce(
    (words, title) => words.replaceAll(`«${title}»`, `«${asRead(title, site.facts)}»`),
    message,
  );
  return findingAt([id, field], where, said);
}
