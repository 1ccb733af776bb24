import { expect, test } from "vitest";
import type { LegalTextChanges, SaveLegalTextResult } from "#editor/api/requests/legal-text-api.ts";
import { editList } from "#editor/testing/edit-list.ts";
import { freezeFirstVersion, openTestLegalText } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn, runGit } from "#editor/testing/servers/site-repository.ts";

const id = "gestion-de-trafico";
const legalTerms = "src/content/data/legal-terms.ts";

const listMessages = ({ diagnostics }: Pick<SaveLegalTextResult, "diagnostics">) =>
  diagnostics.map(({ path, message }) => `${path.join(".")}: ${message}`);

const contact = "src/content/data/contact.ts";
const withdrawals = "src/content/data/version-notes.ts";
type Notes = { withdrawals: object[]; errata: object[] };

test("an announced version is withdrawn, and a copy of the version in force takes effect before its day", async () => {
  const { root, workspace, send, open, ask, request } = await openTestLegalText(id);
  const { buildDay: today } = await workspace.load<typeof import("#content/site/dates/build-day.ts")>(
    "/src/content/site/dates/build-day.ts",
  );
  const commit = () => {
    runGit(root, "add", "--all");
    runGit(root, "commit", "--quiet", "-m", "Publica");
  };
  await freezeFirstVersion(ask, id, workspace.today());
  commit();

  await send("POST", "/versions", { inForce: "2999-01-05" });
  editList<{ trafficCode: { version: number } }>({ root, workspace }, legalTerms, ({ trafficCode }) => {
    trafficCode.version = 2;
  });
  const freeze = async (version: string) =>
    (await send("POST", `/versions/${version}/freeze`, { revision: (await open()).revision, reason: "Para probar." }))
      .body;
  expect((await freeze("2")).diagnostics).toEqual([]);
  commit();

  // The proposed first day after an announced version is valid.
  const announced = await open();
  expect(announced.frozen).toMatchObject({ isAnnounced: true });
  const { earliest = "" } = announced.nextVersion ?? {};
  expect(announced.nextVersion).toMatchObject({
    soonest: "2999-01-06",
    earliest: "2999-01-06",
    announcedVersion: { version: "2" },
  });
  expect((await send("POST", "/versions", { inForce: earliest })).body.openLegalText).toMatchObject({ version: "3" });
  await ask("POST", "/api/discard", { file: `src/content/legal/${id}/3.md` });

  // An earlier version needs a withdrawal first, which the list refuses for a version in force.
  const urgent = { inForce: "2026-12-01", withoutNotice: true, from: "1" };
  const refused = (await send("POST", "/versions", urgent)).body;
  expect(listMessages(refused)).toEqual([expect.stringContaining("retira antes la 2 en «Retiros y fe de erratas»")]);
  const saveNotes = async (version: string, day: string) => {
    const { data, revision } = (await ask("GET", "/api/lists/retiros")).body as { data: Notes; revision: string };
    const row = { version: `${id}-${version}`, day, reason: "El plazo estaba mal." };
    const notes = { ...data, withdrawals: [row] };
    return (await request<SaveLegalTextResult>("PUT", "/api/lists/retiros", { data: notes, revision })).body;
  };
  expect(listMessages(await saveNotes("1", today)).join()).toContain("y ya no se retira");
  expect(listMessages(await saveNotes("2", today))).toEqual([]);
  expect(readFileIn(root, withdrawals)).toContain(`${id}-2`);
  // An erratum may only correct how the frozen words are written.
  const saveErratum = async (before: string, after: string) => {
    const { data, revision } = (await ask("GET", "/api/lists/retiros")).body as { data: Notes; revision: string };
    const text = `Donde dice «${before}», debe decir «${after}».`;
    const notes = { ...data, errata: [{ version: `${id}-1`, day: today, text }] };
    return listMessages(
      (await request<SaveLegalTextResult>("PUT", "/api/lists/retiros", { data: notes, revision })).body,
    );
  };
  expect((await saveErratum("El Operador no lo hace", "El Operador lo hace")).join()).toContain(
    "que es más que cómo se escribe",
  );
  expect((await saveErratum("palabras de otro texto", "Palabras de otro texto")).join()).toContain("no están en ella");
  // A capital may bind, so the erratum is saved with an advice.
  expect(await saveErratum("El Operador no lo hace", "El operador no lo hace")).toEqual([
    expect.stringContaining("cambia una mayúscula"),
  ]);
  const withdrawn = await open("2");
  expect(withdrawn.frozen).toMatchObject({ withdrawn: { day: today, reason: "El plazo estaba mal." } });
  expect(withdrawn.versions.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, undefined]);

  // Later values do not change the words of a withdrawn version, but fill placeholders of a version in force.
  editList<{ support: { supportEmail?: string } }>({ root, workspace }, contact, ({ support }) => {
    support.supportEmail = "soporte@wim.mx";
  });
  const [first, second] = [await open("1"), await open("2")];
  expect([first.frozen?.confirmedValues.length, first.obstacles]).toEqual([1, []]);
  expect([second.frozen?.confirmedValues, second.obstacles]).toEqual([[], undefined]);
  expect(await send("POST", "/versions/2/freeze", { revision: second.revision })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("la 2 ya no cambia") },
  });

  editList<{ trafficCode: { version: number } }>({ root, workspace }, legalTerms, ({ trafficCode }) => {
    trafficCode.version = 3;
  });
  const third = (await send("POST", "/versions", urgent)).body;
  expect(listMessages(third).filter((message) => message.includes("retira"))).toEqual([]);
  expect(third.openLegalText).toMatchObject({ version: "3", data: { head: { inForce: "2026-12-01" } } });
  const { body: changes } = await send<LegalTextChanges>("GET", "/changes");
  expect(changes.comparedVersion).toMatch(/^Versión 1, en vigor desde/);
  expect((await freeze("3")).diagnostics).toEqual([]);
  expect((await ask("POST", "/api/publish", { title: "Versión 3" })).body).toHaveProperty("commit");

  // A published withdrawal cannot be undone.
  const { data, revision } = (await ask("GET", "/api/lists/retiros")).body as { data: Notes; revision: string };
  const undone = { ...data, withdrawals: [] };
  const { body } = await request<SaveLegalTextResult>("PUT", "/api/lists/retiros", { data: undone, revision });
  expect(listMessages(body).join()).toContain("ya se publicó y no se puede quitar");
});
