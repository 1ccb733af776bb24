/** The roles of a team, and the files that each may change. The proxy sends a person's roles with each request. */
import type { IncomingHttpHeaders } from "node:http";
import type { Todo } from "#editor/api/api.ts";
import { isLegalFile } from "./changes/approval.ts";
import { EditorError } from "./editor-error.ts";

export const roleNames = {
  lists: "Listas y páginas",
  legal: "Textos legales",
  approver: "Aprobación",
  reader: "Solo ver",
} as const;

export type Role = keyof typeof roleNames;

export const rolesHeader = "x-editor-roles";

/** Header with the names of the people who may approve the person's proposals, as text: `Gil Gerente`. */
export const approversHeader = "x-editor-approvers";

const defaultApprovers = `quien tiene el papel «${roleNames.approver}»`;

export const readApprovers = ({ [approversHeader]: text }: IncomingHttpHeaders): string =>
  decodeURIComponent(String(text ?? "")) || defaultApprovers;

export function readRoles(headers: IncomingHttpHeaders): Role[] {
  const givenNames = String(headers[rolesHeader] ?? "").split(",");
  return (Object.keys(roleNames) as Role[]).filter((role) => givenNames.includes(role));
}

/** Finds the reason why these roles may not change the file; undefined if they may. */
export function findRoleRefusal(roles: readonly Role[], file: string): string | undefined {
  const neededRole = isLegalFile(file) ? "legal" : "lists";
  return roles.includes(neededRole) ? undefined : formatRoleRefusal(neededRole);
}

const formatRoleRefusal = (neededRole: Role) =>
  `Tu cuenta puede verlo sin cambiarlo: le falta el papel «${roleNames[neededRole]}». Pídelo a quien administra el editor.`;

/** Leaves out what is to be reviewed in legal texts, for people who neither write nor approve them. */
export function selectTodosForRoles(
  headers: IncomingHttpHeaders,
  todos: readonly Todo[],
  isLegalText: (id: string) => boolean,
): readonly Todo[] {
  const roles = readRoles(headers);
  if (roles.includes("legal") || roles.includes("approver")) return todos;
  return todos.filter(({ location }) => !isLegalText(location.replace(/\/.*/s, "")));
}

export function requireRoleFor(headers: IncomingHttpHeaders, files: readonly string[]): void {
  const roles = readRoles(headers);
  for (const file of files) {
    const refusal = findRoleRefusal(roles, file);
    if (refusal !== undefined) throw new EditorError(refusal, { status: 403 });
  }
}

export function requireApprover(headers: IncomingHttpHeaders): void {
  if (readRoles(headers).includes("approver")) return;
  throw new EditorError(`La aprueba o la devuelve ${defaultApprovers}. Pídelo a quien administra el editor.`, {
    status: 403,
  });
}
