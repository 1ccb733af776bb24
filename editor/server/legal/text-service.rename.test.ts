import { expect, test } from "vitest";
import { openLegalText } from "#editor/testing/open-legal-text.ts";
import { changeClauseAddress } from "./text-service.ts";

const text = [
  "## Pagos [#pagos]",
  "",
  "1. Se paga antes. Ve [los pagos](#pagos) y [su párrafo](#pagos-1), no [los otros](#pagos-2).",
  "",
  "## Otros pagos [#pagos-2]",
  "",
  "1. Ve [los pagos](#pagos-1 'Pagos') y `(#pagos)`.",
  "",
].join("\n");

test("links within the text are updated to a clause's new address, and nothing else changes", () => {
  expect(changeClauseAddress(text, "pagos", "cobros")).toBe(
    text
      .replace("[#pagos]", "[#cobros]")
      .replace("(#pagos) y [su", "(#cobros) y [su")
      .replace("(#pagos-1),", "(#cobros-1),")
      .replace("(#pagos-1 'Pagos')", "(#cobros-1 'Pagos')"),
  );
  expect(changeClauseAddress(text, "pagos", "pagos")).toBe(text);
  expect(() => changeClauseAddress(text, "pagos", "pagos-2")).toThrow("ya es de otra cláusula");
  expect(() => changeClauseAddress(text, "pagos", "Los pagos")).toThrow("en minúsculas");
});

test("a clause gets another address, unless the page uses it", async () => {
  const { save, readClause } = await openLegalText("gestion-de-trafico");
  const move = async (clause: string, next: string) =>
    (
      await save(({ head, clauses }) => ({
        head,
        clauses: clauses.map((row) => (row.id === clause ? { ...row, id: next } : row)),
      }))
    ).body;
  expect(await readClause("inspeccion")).toMatchObject({ hasPermanentAddress: false });
  const { clauses = [] } = (await move("inspeccion", "revision")).openText?.data ?? {};
  expect(clauses.map((each) => each.id)).toContain("revision");
  expect(clauses.map(({ body }) => body).join()).toContain("(#revision");
  const { diagnostics } = await move("revision", "texto");
  expect(diagnostics.map(({ message }) => message)).toEqual(["la página ya usa la dirección #texto: elige otra"]);
});
