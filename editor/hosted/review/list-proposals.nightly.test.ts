import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Impact } from "#editor/api/api.ts";
import type { OpenLegalText, SaveLegalTextResult } from "#editor/api/requests/legal-text-api.ts";
import { readKmlFile } from "#editor/testing/coverage-uploads.ts";
import { freezeFirstVersion } from "#editor/testing/open-test-legal-text.ts";
import { runGit } from "#editor/testing/servers/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/servers/team-workspaces.ts";

test("the author of a proposal must acknowledge a coverage file that is only on the server, and the approver sees it first", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  const copy = dirname(runGit(ana.root, "rev-parse", "--path-format=absolute", "--git-common-dir"));
  vi.stubEnv("COVERAGE_STORE", join(copy, "data/coverage"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = { ...ana.headers, "content-type": "application/octet-stream" };
  const payload = readKmlFile("public/kml/4G-garantizada.kml");
  await ana.app.inject({ method: "PUT", url: "/api/files/4g-garantizada", headers, payload });
  ana.changePrice(900);
  const refused = await ana.publish("Cobertura y precio");
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("marca «Ya lo sé»")]);
  expect(await beto.proposals()).toEqual([]);
  await ana.publish("Cobertura y precio", { acceptsUnsyncedFiles: true });
  const [proposal] = await beto.proposals();
  const { body } = await beto.ask<Impact>("GET", `/api/proposals/${proposal?.id}/follows?head=${proposal?.head}`);
  expect(body.todos[0]).toEqual({
    location: "4g-garantizada",
    label: "Cobertura 4G garantizada",
    what: expect.stringMatching(/^el archivo está solo en el servidor del editor\..*nada .* se ve\./),
  });
});

const id = "terminos-y-condiciones";
const january = "2999-01-15";
const comingPrice = { [january]: { "plans.legend.regularPesos": { was: 850, value: 900, by: "Ana" } } };

type Person = Awaited<ReturnType<typeof openTeamWorkspaces>>["ana"];

const publishFirstVersion = async ({ root, ask }: Person) => {
  await freezeFirstVersion(ask as never, id);
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Versión 1");
  runGit(root, "push", "--quiet", "origin", "HEAD:main");
};

test("an approver of a coming price reads its to-dos from that day on, and sees the pages as of that day", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  await publishFirstVersion(ana);
  ana.changeComing(comingPrice);
  await ana.publish("Legend a 900 en enero");
  const [proposal] = await beto.proposals();
  const { body } = await beto.ask<Impact>("GET", `/api/proposals/${proposal?.id}/follows?head=${proposal?.head}`);
  expect(body.pages).toEqual([]);
  expect(body.todos).toContainEqual(
    expect.objectContaining({ location: id, from: january, what: expect.stringMatching(/850.*900/) }),
  );
  expect(body.later).toMatchObject({
    day: january,
    pages: expect.arrayContaining([expect.objectContaining({ page: "/membresias" })]),
  });
});

test("an approver of a legal version reads its price as of its day, and the diagnostics that its author overrode", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  await publishFirstVersion(ana);
  ana.changeComing(comingPrice);
  await ana.ask("POST", `/api/legal-texts/${id}/versions`, { inForce: january });
  const { revision } = (await ana.ask<OpenLegalText>("GET", `/api/lists/${id}`)).body;
  const frozen = await ana.ask<SaveLegalTextResult>("POST", `/api/legal-texts/${id}/versions/2/freeze`, {
    revision,
    reason: "Prueba.",
  });
  expect(frozen.body.diagnostics).toEqual([]);
  await ana.publish("Versión 2 y su precio");
  const [proposal] = await beto.proposals();
  const text = proposal?.changes.find(({ file }) => file.endsWith("2.md"))?.text;
  expect(JSON.stringify(text?.changes)).toMatch(/850.*900/);
  const { body } = await beto.ask<Impact>("GET", `/api/proposals/${proposal?.id}/follows?head=${proposal?.head}`);
  const warnings = body.todos.filter(({ location }) => location === id).map(({ what }) => what);
  expect(warnings).toContainEqual(expect.stringMatching(/^cláusula \d+ «.+»: falta confirmar: /));
  expect(warnings.filter((what) => /prepara otra/.test(what))).toEqual([]);
});
