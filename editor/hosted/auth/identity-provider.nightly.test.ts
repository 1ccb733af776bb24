import { expect, onTestFinished, test, vi } from "vitest";
import { formatWithCauses } from "#editor/hosted/proxy/proxy-error.ts";
import { openProviderBrowser } from "#editor/testing/servers/provider-browser.ts";
import { type LemonLdap, openLemonLdap } from "#scripts/machine/programs/lemonldap.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { findRoles, readAccount } from "./account.ts";
import { openIdentityProvider } from "./identity-provider.ts";

const origin = "https://editor.example";
/** Lifetime of the provider's ID tokens. */
const idTokenMs = 3_600_000;
const checks = { state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) };
const members = { lists: ["Marketing"], legal: [], approver: ["Gerencia"], reader: [] };

function openEditor({ settings, people }: LemonLdap) {
  const provider = openIdentityProvider({
    settings,
    redirectUri: `${origin}/entrar/vuelta`,
    signedOutUri: `${origin}/entrar/salida`,
  });
  const browser = openProviderBrowser(origin);
  people.exec(
    "INSERT OR REPLACE INTO people VALUES ('ana', 'ana', 'Ana Díaz', 'ana@wim.example', 'Marketing Gerencia')",
  );
  const signIn = async () => {
    const page = await browser.visit(await provider.buildSignInUrl(checks));
    const { at } = page.page === "" ? page : await browser.submit(page, { user: "ana", password: "ana" });
    return provider.completeSignIn(new URL(at), checks);
  };
  return {
    ...{ provider, browser, signIn },
    findProblem: () => signIn().then(() => "", formatWithCauses),
  };
}

test("a provider other than that of the tests signs in, renews and signs out, and says who left", async (context) => {
  const company = await openLemonLdap(createTestFolder(), origin);
  if (!company) return context.skip("no LemonLDAP::NG");
  onTestFinished(() => void company.close());
  const { provider, browser, signIn, findProblem } = openEditor(company);
  const grant = await signIn();
  expect(readAccount(grant.claims).person).toEqual({ name: "Ana Díaz", email: "ana@wim.example" });
  const readRoles = ({ claims }: typeof grant) => findRoles(members, claims, "groups");
  expect(readRoles(grant)).toEqual(["lists", "approver"]);
  company.people.exec("UPDATE people SET teams = 'Marketing'");
  const renewedGrant = await provider.renew(grant);
  expect(readRoles(renewedGrant)).toEqual(["lists"]);

  const confirmation = await browser.visit((await provider.buildSignOutUrl(renewedGrant)) ?? "");
  expect((await browser.submit(confirmation)).at).toBe(`${origin}/entrar/salida`);
  company.people.exec("DELETE FROM people");
  await expect(provider.renew(renewedGrant)).rejects.toMatchObject({ status: 403 });

  // With the secret in a form, because the provider does not decode it elsewhere.
  const secret = "clave+del/editor=%";
  await company.configure({ ClientSecret: secret });
  const settings = { ...company.settings, clientSecret: secret };
  expect(await openEditor({ ...company, settings }).findProblem()).toBe("");
  expect(await findProblem()).toMatch(/^localhost:\d+ no reconoce al editor: .*EDITOR_CLIENT_SECRET/);

  await company.configure({ IDTokenSignAlg: "HS512" });
  expect(await openEditor(company).findProblem()).toMatch(/hace falta RS256/);
  // The editor knows the first key, and does not ask for others twice within a minute.
  await company.configure();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await findProblem()).toBe("");
  vi.setSystemTime(Date.now() + idTokenMs - 30_000);
  expect(await findProblem()).toBe("");
  vi.setSystemTime(Date.now() + 300_000);
  expect(await findProblem()).toMatch(/no tienen la misma hora/);
});
