import type { IncomingHttpHeaders } from "node:http";
import type { RoleMembers } from "#editor/hosted/hosted-settings.ts";
import { ProxyError } from "#editor/hosted/proxy/proxy-error.ts";
import type { Role } from "#editor/server/roles.ts";
import type { Person } from "#editor/server/workspace/git.ts";
import { hashSecret } from "./secrets.ts";

/** `id`: digest of the provider and its id of the person; stays the same if the name or e-mail address changes. */
export type Account = { id: string; person: Person };

/** Account of the shared workspace for people who only read or approve, and so have no drafts. */
export const sharedAccount: Account = { id: "0".repeat(10), person: { name: "Consulta", email: "consulta@editor" } };

/** Finds the account whose workspace serves a person with these roles. */
export const findWorkspaceOwner = ({ account, roles }: { account: Account; roles: readonly Role[] }): Account =>
  roles.some((role) => role === "lists" || role === "legal") ? account : sharedAccount;

/** Header by which the proxy names the person of each request, because several people may share a workspace. */
export const accountHeader = "x-editor-account";

export const formatAccountHeader = (account: Account): string => encodeURIComponent(JSON.stringify(account));

export const readAccountHeader = ({ [accountHeader]: text }: IncomingHttpHeaders): Account | undefined =>
  typeof text === "string" ? JSON.parse(decodeURIComponent(text)) : undefined;

export type Claims = Readonly<Record<string, unknown>>;

const idLength = 10;

/** Matches {@link Account.id} in the name of a branch. */
export const accountIdShape = `[0-9a-f]{${idLength}}`;

/** @throws {ProxyError} 403 if the account has no verified e-mail address. */
export function readAccount({ iss, sub, email, email_verified, name }: Claims): Account {
  const emailAddress = typeof email === "string" ? email.trim() : "";
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(emailAddress))
    throw new ProxyError(403, "Tu cuenta no dice tu correo. Pide a quien administra las cuentas que lo agregue.");
  // Some providers send the value as text. Microsoft sends none, because only the company can set addresses there.
  if (email_verified === false || email_verified === "false")
    throw new ProxyError(403, `Confirma primero tu correo, ${emailAddress}, con quien administra las cuentas.`);
  const id = Buffer.from(hashSecret(`${iss} ${sub}`), "base64url")
    .toString("hex")
    .slice(0, idLength);
  return { id, person: { name: chooseAuthorName(name, emailAddress), email: emailAddress } };
}

/** Removes characters that git would refuse or interpret in a name. */
function chooseAuthorName(name: unknown, email: string): string {
  const cleanName = String(name ?? "")
    .replace(/[\p{C}<>]+/gu, " ")
    .trim()
    .slice(0, 100);
  return /[\p{L}\p{N}]/u.test(cleanName) ? cleanName : email;
}

export const readGroups = (claims: Claims, groupsClaim: string): string[] =>
  [claims[groupsClaim] ?? []].flat().map(String);

/** Finds a person's roles: each role whose members include one of their groups or their e-mail address. */
export function findRoles(members: RoleMembers, claims: Claims, groupsClaim: string): Role[] {
  const groups = readGroups(claims, groupsClaim);
  const { email } = readAccount(claims).person;
  const includesPerson = (each: string) =>
    each.includes("@") ? each.toLowerCase() === email.toLowerCase() : groups.includes(each);
  return (Object.keys(members) as Role[]).filter((role) => members[role].some(includesPerson));
}
