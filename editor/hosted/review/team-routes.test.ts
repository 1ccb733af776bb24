import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { oauthClient } from "#editor/testing/forge-state.ts";
import { readFileIn } from "#editor/testing/site-repository.ts";
import { openTeamWorkspaces } from "#editor/testing/team-workspaces.ts";

/** Loads the whole content. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

test("a change that needs no approval is pushed with the person's token, and only the proxy may ask", async () => {
  const { ana, main, standIn } = await openTeamWorkspaces("gitlab", ["Ana.Ruiz"]);
  ana.changeCity("Cholula");
  const { body } = await ana.publish("Cambia una ciudad");
  expect(body).toEqual({ commit: main("rev-parse", "main"), isPushed: true });
  expect(main("log", "-1", "--format=%an <%ae> %s", "main")).toBe("Ana Ruiz <ana@wim.example> Cambia una ciudad");
  const pushed = standIn.heard.find(({ method, url }) => method === "POST" && url.includes("git-receive-pack"));
  expect(Buffer.from(pushed?.authorization.slice(6) ?? "", "base64").toString()).toBe(`oauth2:${ana.token}`);
  const outside = await ana.app.inject({ url: "/api/menu", headers: { host: "localhost:3100", "x-editor": "1" } });
  expect(outside.statusCode).toBe(403);
});

test("a promotion that changes prices waits for a second person, and one that does not is published at once", async () => {
  const { ana, main } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  await ana.change<object[]>("promociones", (rows) => rows.unshift(promotion({ terms: { kind: "code" } })));
  expect((await ana.publish("Un código")).body.proposal).toBeUndefined();
  const before = main("rev-parse", "main");
  const offer = (await ana.ask<{ data: { offer: object }[] }>("GET", "/api/lists/ofertas")).body.data[0]?.offer;
  await ana.change<object[]>("promociones", (rows) => rows.splice(0, 1, promotion({ offer })));
  expect((await ana.publish("A otro precio")).body.proposal).toMatchObject({ number: 1 });
  expect(main("rev-parse", "main")).toBe(before);
});

const promotion = (what: object) => ({
  slug: "de-otono",
  name: "De otoño",
  ...what,
  period: { kind: "dates", from: "2028-11-26", to: "2028-11-30" },
  isOnHome: false,
});

test("a token that git reports as unknown ends the session, and the draft is kept", async () => {
  const { ana, standIn } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  await ana.changeCity("Cholula");
  const draft = ana.status();
  standIn.revoke(ana.token, oauthClient.id, oauthClient.secret);
  const { status, body } = await ana.publish("Cambia una ciudad");
  expect([status, body.message]).toEqual([401, expect.stringMatching(/^GitHub ya no reconoce tu cuenta/)]);
  expect([draft === "", ana.status()]).toEqual([false, draft]);
});

test("an uploaded file records the name of the signed-in person", async () => {
  const { ana } = await openTeamWorkspaces("github", ["Ana.Ruiz"]);
  vi.stubEnv("COVERAGE_STORE", join(ana.root, "data/coverage"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = { ...ana.headers, "content-type": "application/octet-stream" };
  const payload = readFileSync("public/kml/4G-garantizada.kml");
  expect((await ana.app.inject({ method: "PUT", url: "/api/files/4g-garantizada", headers, payload })).statusCode).toBe(
    200,
  );
  expect(readFileIn(ana.root, "src/content/data/coverage.ts")).toContain('"person": "Ana Ruiz"');
});
