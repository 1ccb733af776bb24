import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { LeadReply } from "#domain/leads/lead.ts";
import type { EmailFormReply } from "#domain/mail/pasted-email.ts";

test("the server renders the response to a form without any installed package", () => {
  const folder = mkdtempSync(join(inject("sharedFolder"), "wim-renderer-"));
  cpSync(join(process.env.WIM_DIST ?? "dist", "server"), folder, { recursive: true });
  const values = { Name: "Ana <b>", Email: "", Terminos: true, CheckPublicidad: false };
  const leadReply: LeadReply = { values, errors: { Email: "Escribe tu correo" } };
  const addressReply: EmailFormReply = { typedText: "ana@<correo>", problem: "Escribe un correo completo" };
  const code = `
    const { renderPage } = await import("./page-renderer.mjs");
    const { httpResponse } = await renderPage(${JSON.stringify({ urlOriginal: "/formulario", leadReply })});
    console.log(httpResponse.statusCode, httpResponse.body);
    const unsubscription = await renderPage(${JSON.stringify({ urlOriginal: "/desuscribir-email", addressReply })});
    console.log(unsubscription.httpResponse.body);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(output).toMatch(/^200 <!DOCTYPE html>/i);
  expect(output).toContain('value="Ana &lt;b&gt;"');
  expect(output).toContain("Escribe tu correo");
  expect(output).toContain('value="ana@&lt;correo&gt;"');
  expect(output).toContain("Escribe un correo completo");
});

test("the renderer does not contain the build folder's name, so that the same sources give the same files", () => {
  const folder = join(process.env.WIM_DIST ?? "dist", "server");
  const files = globSync("**/*.mjs", { cwd: folder });
  expect(files).toContain("page-renderer.mjs");
  expect(files.filter((file) => /\.next-\d/.test(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});
