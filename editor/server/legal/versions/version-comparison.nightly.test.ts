import { expect, test } from "vitest";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import { openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";
const file = `src/content/legal/${id}/1.md`;

test("a draft is compared with each state of its history", async () => {
  const { root, replace, send } = await openTestLegalText(id);
  await replace("velocidad", "El Operador no lo hace.", "El Operador nunca lo hace.");
  runGit(root, "commit", "--quiet", "--all", "-m", "Velocidad");
  await replace("volumen", "Quien usa poco", "Quien gasta poco");
  const history = runGit(root, "log", "--format=%H", "--", file);
  const [, first = ""] = history.split("\n");
  const looked = await send<LegalTextChanges>("GET", `/changes?since=${first}`);
  expect(looked.body).toMatchObject({
    changes: [
      { id: "volumen", kind: "changed" },
      { id: "velocidad", kind: "changed" },
    ],
  });
  expect((await send("GET", "/changes?since=HEAD")).status).toBe(409);
});
