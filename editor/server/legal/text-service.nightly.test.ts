import { expect, test } from "vitest";
import { openLegalText } from "#editor/testing/open-legal-text.ts";
import { runGit } from "#editor/testing/site-repository.ts";

test("a clause keeps its address once a version was published with it", async () => {
  const { root, save, send, publish, readClause } = await openLegalText("gestion-de-trafico");
  await publish();
  runGit(root, "add", "--all", "src/content/legal");
  runGit(root, "commit", "--quiet", "-m", "Publica");
  await send("POST", "/versions", { inForce: "2027-01-01" });
  expect(await readClause("inspeccion")).toMatchObject({ hasPermanentAddress: true });
  const { body } = await save(({ head, clauses }) => ({
    head,
    clauses: clauses.map((row) => (row.id === "inspeccion" ? { ...row, id: "revision" } : row)),
  }));
  expect(body.diagnostics.map(({ message }) => message)).toEqual([
    "déjala: una versión ya se publicó con esta dirección",
  ]);
});
