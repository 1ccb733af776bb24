import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Impact } from "#editor/api/api.ts";
import { runGit } from "#editor/testing/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/team-workspaces.ts";

test("a coverage file that is only on the server must be acknowledged by the proposal's author, and the approver sees it first", async () => {
  const { ana, beto } = await openTeamWorkspaces("ana", "beto");
  const copy = dirname(runGit(ana.root, "rev-parse", "--path-format=absolute", "--git-common-dir"));
  vi.stubEnv("COVERAGE_STORE", join(copy, "data/coverage"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = { ...ana.headers, "content-type": "application/octet-stream" };
  const payload = readFileSync("public/kml/4G-garantizada.kml");
  await ana.app.inject({ method: "PUT", url: "/api/files/4g-garantizada", headers, payload });
  ana.changePrice(900);
  const refused = await ana.publish("Cobertura y precio");
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("marca «Ya lo sé»")]);
  expect(await beto.proposals()).toEqual([]);
  await ana.publish("Cobertura y precio", { acceptsUnsyncedFiles: true });
  const [proposal] = await beto.proposals();
  const { body } = await beto.ask<Impact>("GET", `/api/proposals/${proposal?.id}/follows?head=${proposal?.head}`);
  expect(body.todos[0]).toEqual({
    place: "4g-garantizada",
    label: "Cobertura 4G garantizada",
    what: expect.stringMatching(/^el archivo está solo en el servidor del editor\..*nada .* se ve\./),
  });
});
