/**
 * `npm run edit:try`: tries the editor for a team, with only this checkout and this machine. Its company, repository
 * and drafts are in a temporary folder, which is deleted at the end.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, renameSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { openDemoCompany } from "./demo/demo-company.ts";
import { readEditorSettings } from "./server/editor-settings.ts";
import { openGit } from "./server/workspace/git.ts";

const root = resolve(import.meta.dirname, "..");

const people = {
  ana: { name: "Ana Listas", email: "ana@wim.example", groups: ["Marketing"], does: "escribe listas y páginas" },
  luz: { name: "Luz Legal", email: "luz@wim.example", groups: ["Jurídico"], does: "escribe textos legales" },
  leo: { name: "Leo Legal", email: "leo@wim.example", groups: ["Jurídico"], does: "también: dos en un mismo texto" },
  gil: { name: "Gil Gerente", email: "gil@wim.example", groups: ["Gerencia"], does: "aprueba o devuelve" },
  sol: { name: "Sol Soporte", email: "sol@wim.example", groups: ["Soporte"], does: "solo ve" },
};

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

const temporaryFolder = mkdtempSync(join(tmpdir(), "wim-editor-try-"));
process.once("exit", deleteTemporaryFolder);

try {
  process.exitCode = await tryEditor();
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
// Browsers may still have connections to the company's servers.
process.exit();

/** Deletes the folder in a separate process: the drafts have many files, and the terminal should not wait. */
function deleteTemporaryFolder(): void {
  const deletedFolder = `${temporaryFolder}-old`;
  renameSync(temporaryFolder, deletedFolder);
  const code = `fs.rmSync(${JSON.stringify(deletedFolder)}, { recursive: true, force: true, maxRetries: 5 })`;
  spawn(process.execPath, ["--eval", code], { stdio: "ignore", detached: true }).unref();
}

/** @returns the exit code of the editor. */
async function tryEditor(): Promise<number> {
  const { port } = readEditorSettings(process.env);
  const [bareRepository, host] = [join(temporaryFolder, "sitio.git"), join(temporaryFolder, "editor")];
  printLine("Se prepara una copia del sitio…");
  await copyRepository(bareRepository, host);
  const company = await openDemoCompany({ bareRepository, port, people });
  company.identityProvider.visitor = undefined;
  // The site shows a publication after a minute, as if a build took that long.
  const bareGit = openGit(bareRepository);
  const first = (await bareGit("rev-parse", "main")).trim();
  const findBuilt = () => company.git("rev-list", "-1", "--before=60 seconds ago", `${first}..main`);
  company.readServedCommit = () => findBuilt() || first;
  const editor = spawn(process.execPath, ["editor/main.ts"], {
    cwd: host,
    env: { ...removeSettings(process.env), ...company.environment },
    stdio: ["ignore", "pipe", "inherit"],
    // Detached, because the terminal would also send Ctrl+C to the editor, and a second signal interrupts its shutdown.
    detached: true,
  });
  const exitCode = new Promise<number>((done) => editor.once("exit", (code) => done(code ?? 1)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => editor.kill("SIGTERM"));
  const lines = createInterface(editor.stdout);
  lines.on("line", (line) => {
    if (line.startsWith('{"audit"')) printLine(line);
  });
  lines.once("line", () => {
    printLine(`Editor: ${company.origin}/`);
    printLine(`El sitio como quedará: ${company.previewOrigin}/`);
    printLine(`Cuentas (OpenID Connect): ${company.identityProvider.settings.issuer.href}`);
    printLine(`Repositorio: ${bareRepository}`);
    printLine("Entra como cualquiera de estas personas, sin contraseña; en otra ventana privada, como otra:");
    for (const { name, email, does } of Object.values(people)) printLine(`  ${name} (${email}): ${does}`);
    printLine("Lo que se publica tarda un minuto en verse en el sitio. Aquí se lee la bitácora de quién hizo qué.");
    printLine("Ctrl+C lo cierra y borra todo.");
  });
  return exitCode;
}

async function copyRepository(bareRepository: string, host: string): Promise<void> {
  const git = openGit(root);
  const commit = (await git("rev-parse", "HEAD")).trim();
  await git("clone", "--quiet", "--bare", "--single-branch", "--no-tags", root, bareRepository);
  const bareGit = openGit(bareRepository);
  await bareGit("update-ref", "refs/heads/main", commit);
  await bareGit("symbolic-ref", "HEAD", "refs/heads/main");
  await git("clone", "--quiet", bareRepository, host);
  symlinkSync(join(root, "node_modules"), join(host, "node_modules"), "junction");
}

function removeSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:EDITOR_|COVERAGE_|GIT_)/.test(name)));
}
