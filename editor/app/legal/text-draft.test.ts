import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Refused } from "#editor/api/api.ts";
import type { Keeper } from "#editor/app/draft/draft-backup.ts";
import { standingWords } from "#editor/app/draft/save-status.ts";
import { ask } from "#editor/app/shared/request.ts";
import { noRoom } from "#editor/server/workspace/atomic-files.ts";
import { siteForTest } from "#editor/testing/checkout.ts";
import { keptInTabs } from "#editor/testing/kept-in-tabs.ts";
import { gitIn, put, textOf } from "#editor/testing/site-repository.ts";
import { TextDraft } from "./text-draft.ts";
import { type ClauseWords, headKey, partOf } from "./text-parts.ts";

/** The whole content is loaded, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
const soon = { timeout: 120_000, interval: 20 };

afterEach(() => void vi.unstubAllGlobals());

const file = "src/content/legal/gestion-de-trafico/1.md";

/** The editor's server, and tabs that have the text open. */
async function workspace() {
  const { root, app, workspace: server } = await siteForTest();
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const state = { origin, saves: 0, hasRoom: true };
  const fetchAtHome = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
    init.method === "PUT" && !state.hasRoom
      ? Response.json({ message: noRoom } satisfies Refused, { status: 409 })
      : fetchAtHome(`${state.origin}${address}`, init),
  );
  const { store, nextTab } = keptInTabs();
  const tab = async (keep: (version: string) => Keeper = () => keptInTabs(false).nextTab().keeper("none")) => {
    const onSaved = () => void state.saves++;
    const draft = new TextDraft({ text: "gestion-de-trafico", ask, keeperOf: keep, onSaved, pauseMs: 5, retryMs: 50 });
    await draft.open();
    return draft;
  };
  const kept = (work = nextTab()) => work.keeper.bind(work);
  return { root, changed: server.changed, state, tab, kept, store };
}

const wordsIn = (draft: TextDraft, clause: string): ClauseWords => {
  const { open, typed } = draft.view();
  const part = typed[clause] ?? (open && partOf(open, clause));
  if (!part || !("body" in part)) throw new Error(`no clause ${clause}`);
  return part;
};

const write = (draft: TextDraft, clause: string, from: string, to: string) => {
  const words = wordsIn(draft, clause);
  expect(words.body).toContain(from);
  draft.change(clause, { ...words, body: words.body.replace(from, to) });
};

const clause = {
  title: "Eventos",
  body: "1. En eventos, las llamadas de emergencia van primero.",
  depth: 2,
  after: "velocidad",
};

const add = (draft: TextDraft, id: string) => draft.act("POST", "/clauses", (stamp) => ({ ...clause, id, stamp }));

const stands = (draft: TextDraft, standing: string) =>
  vi.waitFor(() => expect(draft.view().standing).toBe(standing), soon);

test("what is typed is saved while it is typed, and the blank at its end stays in the form", async () => {
  const { root, state, tab } = await workspace();
  const draft = await tab();
  expect(draft.view().standing).toBe("still");
  write(draft, "velocidad", "lo hace.", "lo hace n.");
  write(draft, "velocidad", "lo hace n.", "lo hace nunca.");
  const { title, body } = wordsIn(draft, "velocidad");
  draft.change("velocidad", { title, body: `${body} ` });
  await stands(draft, "saved");
  expect(gitIn(root, "diff", "--numstat")).toBe(`1\t1\t${file}`);
  expect(state.saves).toBe(1);
  expect(wordsIn(draft, "velocidad").body.endsWith(" ")).toBe(true);
  draft.change(headKey, {
    ...(draft.view().open?.head ?? { title: "", inForce: "", summary: [] }),
    inForce: "2026-12-24",
  });
  await vi.waitFor(() => expect(textOf(root, file)).toContain("inForce: 2026-12-24"), soon);
  await stands(draft, "saved");
});

test("what is wrong stays in the form with its line, and is offered again after the tab was loaded again", async () => {
  const { root, tab, kept, store } = await workspace();
  const draft = await tab(kept());
  write(draft, "velocidad", "lo hace.", "lo hace en 3 días.");
  await stands(draft, "wrong");
  expect(draft.view().findings).toMatchObject([{ path: ["velocidad", "body", 1], kind: "error" }]);
  expect(gitIn(root, "status", "--porcelain")).toBe("");

  const again = await tab(kept());
  const [aside] = again.view().kept;
  if (!aside) throw new Error("nothing is aside");
  expect(aside.key).toBe("velocidad");
  write(again, "velocidad", "lo hace.", "lo hace nunca.");
  await stands(again, "saved");
  const third = await tab(kept());
  expect(third.view().kept).toEqual([aside]);

  write(third, "velocidad", "lo hace nunca.", "lo hace jamás.");
  third.bringBack(third.view().kept[0] ?? aside);
  expect(third.view().kept.map(({ part }) => part)).toMatchObject([{ body: expect.stringContaining("jamás") }]);
  write(third, "velocidad", "3 días", "{{plazo.paquete}}");
  await stands(third, "saved");
  expect(textOf(root, file)).toContain("lo hace en {{plazo.paquete}}.");
  third.forget(third.view().kept[0] ?? aside);
  expect(Object.keys(store)).toEqual([]);
});

test("two tabs write two clauses and both are saved; in the same one, both wordings are there to choose", async () => {
  const { root, tab } = await workspace();
  const [ana, beto] = [await tab(), await tab()];
  write(ana, "velocidad", "lo hace.", "lo hace nunca.");
  await stands(ana, "saved");
  write(beto, "volumen", "Quien usa poco", "Quien gasta poco");
  await stands(beto, "saved");
  expect(gitIn(root, "diff", "--numstat")).toBe(`2\t2\t${file}`);

  write(ana, "volumen", "Quien usa poco", "Quien consume poco");
  await stands(ana, "stale");
  const { theirs, isOfOtherTab } = ana.view();
  expect([isOfOtherTab, theirs.get("volumen")]).toMatchObject([true, { body: expect.stringContaining("gasta poco") }]);
  expect(wordsIn(ana, "volumen").body).toContain("Quien consume poco");
  ana.keepMine("volumen");
  await stands(ana, "saved");
  expect(textOf(root, file)).toContain("Quien consume poco");

  write(beto, "volumen", "Quien gasta poco", "Quien paga poco");
  await stands(beto, "stale");
  beto.keepTheirs("volumen");
  expect(wordsIn(beto, "volumen").body).toContain("Quien consume poco");
  expect(beto.view().standing).toBe("saved");
});

test("what is written back as it is published is no draft any more", async () => {
  const { root, tab } = await workspace();
  const draft = await tab();
  write(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await stands(draft, "saved");
  write(draft, "velocidad", "lo hace nunca.", "lo hace.");
  await stands(draft, "still");
  expect(standingWords(draft.view())).toBe("Aquí todo está guardado");
  expect(gitIn(root, "status", "--porcelain")).toBe("");
});

test("without the editor what is typed stays, and is saved when it is back", async () => {
  const { root, state, tab } = await workspace();
  const draft = await tab();
  const { origin } = state;
  state.origin = "http://127.0.0.1:1";
  write(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await stands(draft, "offline");
  state.origin = origin;
  await stands(draft, "saved");
  expect(textOf(root, file)).toContain("lo hace nunca.");
});

test("a clause is added after what is typed was saved, and says what is wrong with it", async () => {
  const { root, tab } = await workspace();
  const draft = await tab();
  write(draft, "velocidad", "lo hace.", "lo hace nunca.");
  expect(await add(draft, "volumen")).toMatchObject([{ path: ["volumen", "address"] }]);
  expect(await add(draft, "eventos")).toEqual([]);
  expect(textOf(root, file)).toContain("lo hace nunca.");
  expect(draft.view().open?.clauses.map(({ id }) => id)).toContain("eventos");
});

test("a clause that is not in the text yet stays with the tab, and the bar says that it is to be added", async () => {
  const { tab, kept, store } = await workspace();
  const draft = await tab(kept());
  const words = { ...clause, depth: 2 as const, place: "velocidad" };
  draft.readdress("velocidad", "rapidez");
  expect(standingWords(draft.view())).toBe("Sin guardar: falta guardar la dirección de una cláusula");
  draft.write(words);
  await draft.refresh();
  expect(standingWords(draft.view())).toBe("Sin guardar: falta agregar la cláusula nueva");
  const again = await tab(kept());
  expect(again.view()).toMatchObject({ adding: words, addresses: { velocidad: "rapidez" } });
  again.readdress("velocidad", undefined);
  again.write(undefined);
  expect(standingWords(again.view())).toBe("Aquí todo está guardado");
  expect(Object.keys(store)).toEqual([]);
});

test("what the server refused to save is saved before anything else is done, or nothing is", async () => {
  const { root, state, tab } = await workspace();
  const draft = await tab();
  state.hasRoom = false;
  write(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await stands(draft, "refused");
  expect(await add(draft, "eventos")).toBeUndefined();
  expect(draft.view()).toMatchObject({ standing: "refused", message: noRoom });
  expect(gitIn(root, "status", "--porcelain")).toBe("");

  state.hasRoom = true;
  draft.retry();
  await stands(draft, "saved");
  expect(textOf(root, file)).toContain("lo hace nunca.");
  expect(await add(draft, "eventos")).toEqual([]);
  expect(draft.view().standing).toBe("saved");
});

test("a version that is chosen while another is being saved stays, and the other is saved", async () => {
  const { root, state, tab } = await workspace();
  const second = "src/content/legal/gestion-de-trafico/2.md";
  put(root, second, textOf(root, file).replace('version: "1"', 'version: "2"'));
  const draft = await tab();
  write(draft, "velocidad", "lo hace.", "lo hace nunca.");
  await stands(draft, "saving");
  await draft.open("1");
  await vi.waitFor(() => expect(state.saves).toBe(1), soon);
  expect(draft.view()).toMatchObject({ standing: "still", open: { version: "1" } });
  expect(textOf(root, second)).toContain("lo hace nunca.");
});

test("a text that was open is read again: what it says of the site, what others wrote, and whether it is there", async () => {
  const { root, tab, changed } = await workspace();
  const draft = await tab();
  const replace = (path: string, from: string, to: string) => {
    put(root, path, textOf(root, path).replace(from, to));
    changed(path);
  };
  const words = () => JSON.stringify(draft.view().open?.clauses);
  write(draft, "volumen", "Quien usa poco", "Quien gasta poco");
  await stands(draft, "saved");
  expect(words()).toMatch(/a 10.p\.m\./);
  replace("src/content/data/support.ts", "22:00", "21:00");
  await draft.refresh();
  expect(draft.view().standing).toBe("still");
  expect(words()).toMatch(/a 9.p\.m\./);

  replace(file, "Quien gasta poco", "Quien consume poco");
  await draft.refresh();
  expect(wordsIn(draft, "volumen").body).toContain("Quien consume poco");

  const second = "src/content/legal/gestion-de-trafico/2.md";
  put(root, second, textOf(root, file).replace('version: "1"', 'version: "2"'));
  await draft.open();
  rmSync(join(root, second));
  await draft.refresh();
  expect(draft.view()).toMatchObject({ standing: "still", open: { version: "1" } });
});
