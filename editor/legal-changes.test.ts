import { expect, test, vi } from "vitest";
import type { TextChanges } from "./api-texts.ts";
import { openLegalText } from "./testing/opened-legal-text.ts";
import { gitIn, textOf } from "./testing/site-repository.ts";

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
