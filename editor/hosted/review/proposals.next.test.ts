import { expect, test } from "vitest";
import { centralTimeZone, toLocalDay } from "#domain/calendar/civil-time.ts";
import type { ErrorBody, OpenList } from "#editor/api/api.ts";
import type { LegalTextData, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { readFileIn } from "#editor/testing/servers/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/servers/team-workspaces.ts";

const id = "gestion-de-trafico";
const folder = `src/content/legal/${id}`;

type Workspace = Awaited<ReturnType<typeof openTeamWorkspaces>>["ana"];

/** Ends the first clause with `words`, another clause with the person's name, and freezes version 1. */
async function freezeWith({ ask }: Workspace, words: string, [clause, name]: [clause: number, name: string]) {
  const { data, revision } = (await ask<OpenList>("GET", `/api/lists/${id}`)).body;
  const { head, clauses } = data as LegalTextData;
  const changedClauses = clauses.map((each, index) => {
    const added = index === 0 ? words : index === clause ? `Lo escribe ${name}.` : "";
    return added === "" ? each : { ...each, body: `${each.body.trimEnd()} ${added}\n` };
  });
  const body = { data: { head, clauses: changedClauses }, revision };
  expect((await ask("PUT", `/api/lists/${id}`, body)).body).toHaveProperty("revision");
  await freezeFirstVersion(ask as never, id);
}

async function approveAsAna({ app, headers, proposals }: Workspace) {
  const proposal = (await proposals()).find(({ isMine }) => !isMine);
  const url = `/api/proposals/${proposal?.id}/approve`;
  const payload = { head: proposal?.head, tree: proposal?.tree };
  const asApprover = { ...headers, "x-editor-roles": "lists,legal,approver" };
  expect((await app.inject({ method: "POST", url, headers: asApprover, payload })).statusCode).toBe(200);
}

/** Version 2 has the clauses of both and, where both wrote, Ana's words; version 1 stays Beto's. */
async function expectNextVersion({ root, ask, proposals }: Workspace) {
  const next = readFileIn(root, `${folder}/2.md`);
  for (const words of ["por correo", "Lo escribe Ana", "Lo escribe Beto"]) expect(next).toContain(words);
  expect(next).not.toContain("Lo avisa en la app");
  expect(readFileIn(root, `${folder}/1.md`)).toContain("Lo avisa en la app");
  const { version, data } = (await ask<OpenLegalText>("GET", `/api/lists/${id}`)).body;
  expect([version, data.head.inForce > "2026-12-01", await proposals()]).toEqual(["2", true, []]);
}

const bothWordings = [
  expect.objectContaining({
    mine: expect.stringContaining("por correo"),
    theirs: expect.stringContaining("en la app"),
  }),
];

test.each(["sent", "kept as a draft"])(
  "the second lawyer's version 1, %s, becomes version 2 by clauses, with both wordings where both wrote",
  async (state) => {
    const { ana, beto } = await openTeamWorkspaces("ana", "beto");
    await freezeWith(ana, "Lo avisa por correo.", [1, "Ana"]);
    if (state === "sent") expect((await ana.publish("La versión de Ana")).body.isProposal).toBe(true);
    await freezeWith(beto, "Lo avisa en la app.", [2, "Beto"]);
    expect((await beto.publish("La versión de Beto")).body).toMatchObject({ isProposal: true });
    await approveAsAna(ana);
    if (state === "sent") {
      const [mine] = await ana.proposals();
      expect(mine).toMatchObject({ nextVersion: "2", isUnmergeable: true, conflicts: bothWordings });
      expect((await ana.decide(mine, "withdraw", { isNextVersion: true, winningSide: "mine" })).status).toBe(200);
    } else {
      await ana.proposals();
      const { rival } = (await ana.ask<OpenLegalText>("GET", `/api/lists/${id}`)).body;
      expect(rival).toEqual({ author: "Beto Díaz", next: "2" });
      const refused = (await ana.publish("La versión de Ana")).body as ErrorBody;
      expect(refused).toMatchObject({ fixes: [{ location: id }] });
      const url = `/api/legal-texts/${id}/versions/1/next-version`;
      expect((await ana.ask<ErrorBody>("POST", url, {})).body.conflicts).toEqual(bothWordings);
      expect(readFileIn(ana.root, `${folder}/1.md`)).toContain("por correo");
      expect((await ana.ask("POST", url, { winningSide: "mine" })).body).toEqual({ version: "2" });
    }
    await expectNextVersion(ana);
  },
);

/** Adds an erratum that corrects how version 1 is written, and removes it with `isAdded: false`. */
const setErratum = ({ change }: Workspace, isAdded: boolean) =>
  change<{ errata: object[] }>("retiros", (notes) => {
    const text = "Donde dice «Lo avisa», debe decir «Lo avísa».";
    const day = toLocalDay(new Date(), centralTimeZone);
    notes.errata = isAdded ? [{ version: `${id}-1`, day, text }] : [];
  });

test("an erratum on a version that nobody has seen is refused before it is sent, and the version alone is approved", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  // The list offers the versions in the working folder, which is the person's own in a real editor.
  process.chdir(beto.root);
  await freezeWith(beto, "Lo avisa por correo.", [1, "Beto"]);
  await setErratum(beto, true);
  expect((await beto.publish("Versión y nota")).body.message).toMatch(
    /todavía no se publica, y sus palabras se corrigen/,
  );
  await setErratum(beto, false);
  expect((await beto.publish("La versión")).body.isProposal).toBe(true);
  await approveAsAna(ana);
});
