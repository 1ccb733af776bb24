import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PersonalDataStore } from "#server/store/personal-data/personal-data.ts";
import { openSqlitePersonalData } from "#server/store/sqlite/sqlite-personal-data.ts";
import { openSqliteStore } from "#server/store/sqlite/sqlite-store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { parseLeadsArguments } from "./arguments.ts";
import { handlePersonRequest } from "./person-request.ts";

async function openData() {
  const file = join(createTestFolder(), "wim.sqlite");
  const store = await openSqliteStore(file, { startThread: startDatabaseOnSameThread, queuesConfirmationMails: true });
  onTestFinished(() => store.close());
  await store.add({ ...buildLeadMessage(1), page: "" });
  await store.unsubscribe("ana@wim.example");
  const data = openSqlitePersonalData(file);
  onTestFinished(() => data.close());
  return data;
}

async function answerTo(...args: string[]) {
  return answerFrom(await openData(), ...args);
}

async function answerFrom(data: PersonalDataStore, ...args: string[]) {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const printed = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => void [written, printed].map((spy) => spy.mockRestore()));
  const order = parseLeadsArguments(["--person", "ANA@wim.example", ...args]);
  if (order.kind !== "person") throw new Error("another order");
  await handlePersonRequest(data, order);
  return { stdout: written.mock.calls.join(""), stderr: printed.mock.calls.join("\n") };
}

test("exports a person's data as text, and prints the deadlines and the register entry's number for the operator", async () => {
  const { stdout, stderr } = await answerTo("--received", "2026-03-12");
  expect(stdout).toContain("  Nombre: Persona 1\n");
  expect(stdout).toContain("  Aceptó el aviso de privacidad: sí\n");
  expect(stdout).toContain("Baja de los correos de promoción, escrita como «ana@wim.example»\n");
  expect(stdout).toMatch(
    /Correo para confirmar o deshacer la baja\n {2}Pedido: 2.*\n {2}Mandado por última vez: todavía no/,
  );
  // Both deadlines skip public holidays: 16 March and 1 May.
  expect(stderr).toMatch(
    /el 2026-03-12:\n.*más tardar el 2026-04-10 \(20 días hábiles\)\n.*más tardar el 2026-05-04\n.*folio [0-9A-F]{12}/,
  );
});

test("exports a person's data as JSON", async () => {
  expect(JSON.parse((await answerTo("--json")).stdout)).toMatchObject({
    email: "ANA@wim.example",
    messages: [{ event: "Login", properties: { Name: "Persona 1" } }],
    unsubscriptions: [{ email: "ana@wim.example" }],
    erasedUnsubscriptionAt: null,
  });
});

test("writes to a file that only its owner can read, and registers nothing if it cannot", async () => {
  const data = await openData();
  const nowhere = join(createTestFolder(), "nada", "ana.txt");
  await expect(answerFrom(data, "--out", nowhere)).rejects.toThrow("ENOENT");
  expect(await data.register()).toEqual([]);
  const file = join(createTestFolder(), "ana.txt");
  expect((await answerFrom(data, "--out", file)).stdout).toBe("");
  expect(readFileSync(file, "utf8")).toContain("  Nombre: Persona 1\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await data.register()).toMatchObject([{ action: "hand-out", messages: 1 }]);
});

test("confirming a person's leads undoes their unsubscription, and says so", async () => {
  expect((await answerTo("--confirm")).stderr).toMatch(/^Registros confirmados: 1\. Su baja quedó sin efecto\.\n/);
});

test("does nothing if the day of the request is invalid", async () => {
  await expect(answerTo("--erase", "--received", "2026-02-30")).rejects.toThrow("not a day: 2026-02-30");
});
