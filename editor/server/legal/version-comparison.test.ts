import { expect, test, vi } from "vitest";
import type { PendingChange, TextChanges } from "#editor/api/api.ts";
import { openLegalText } from "#editor/testing/opened-legal-text.ts";
import { gitIn, put, textOf } from "#editor/testing/site-repository.ts";

/** The whole content is loaded, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000 });

const id = "gestion-de-trafico";
const file = `src/content/legal/${id}/1.md`;

test("one clause comes back from the history beside a draft of another, all of it with a count, and either is undone", async () => {
  const { root, open, replace, send } = await openLegalText(id);
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  gitIn(root, "commit", "--quiet", "--all", "-m", "Velocidad");
  await replace("volumen", "Quien usa poco", "Quien gasta poco");
  const drafted = textOf(root, file);
  const history = gitIn(root, "log", "--format=%H", "--", file);
  const [, first = ""] = history.split("\n");
  const looked = await send<TextChanges>("GET", `/changes?since=${first}`);
  expect(looked.body).toMatchObject({
    drafted: 1,
    changes: [
      { id: "volumen", kind: "changed" },
      { id: "velocidad", kind: "changed" },
    ],
  });
  const part = await send("POST", "/back", { commit: first, part: "velocidad", stamp: (await open()).stamp });
  expect(textOf(root, file)).toBe(drafted.replace("El Operador nunca lo hace.", "El Operador no lo hace."));
  expect(part.body.replaced).toBe(drafted);
  const whole = await send("POST", "/back", { commit: first, stamp: part.body.stamp });
  expect(textOf(root, file)).not.toContain("Quien gasta poco");
  await send("PUT", "/source", { source: part.body.replaced, stamp: whole.body.stamp });
  expect(textOf(root, file)).toBe(drafted);
  const nowhere = await send("POST", "/back", { commit: "HEAD", stamp: (await open()).stamp });
  expect([nowhere.status, nowhere.body.message]).toEqual([409, expect.stringContaining("Elige otro día")]);
});

test("what is to be published reads clause by clause: facts as they read, the day, and a new version beside the one before", async () => {
  const { root, workspace, open, replace, send, ask } = await openLegalText(id);
  const textOfPending = async () =>
    (await ask("GET", "/api/pending")).body.changes.map(({ text }: PendingChange) => text);
  await replace("volumen", "Un paquete dura", "Cada paquete dura");
  const { head, stamp } = await open();
  const dated = await send("PUT", "/head", { ...head, inForce: "2026-12-01", stamp });
  const [drafted] = await textOfPending();
  expect(drafted.changes.map(({ title }: { title: string }) => title)).toEqual([
    "Entrada en vigor",
    "Gestión por volumen de datos",
  ]);
  const { passages }: TextChanges["changes"][number] = drafted.changes[1];
  const changed = passages.filter(({ kind }) => kind !== "same");
  expect(changed).toMatchObject([{ kind: "changed", number: "4.3" }]);
  expect(JSON.stringify(changed)).toMatch(/30\u00a0días/);

  const published = { stamp: dated.body.stamp, reason: "Para probar." };
  await send("POST", "/versions/1/publish", published);
  gitIn(root, "add", "--all", "src/content/legal");
  gitIn(root, "commit", "--quiet", "-m", "Publica");
  await send("POST", "/versions", { inForce: "2027-01-01" });
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  const [next] = await textOfPending();
  expect(next.against).toMatch(/^Versión 1, en vigor desde/);
  expect(next.changes.map(({ title }: { title: string }) => title)).toEqual(["Entrada en vigor", "Velocidad"]);

  const second = `src/content/legal/${id}/2.md`;
  put(root, second, `${textOf(root, second)}\n## Sin dirección\n`);
  workspace.changed(second);
  const { body } = await ask("GET", "/api/pending");
  expect(body.changes[0].words.length).toBeGreaterThan(0);
});
