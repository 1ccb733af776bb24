import { statSync } from "node:fs";
import { type Role, roleNames } from "#editor/server/roles.ts";
import { explainRetiredName } from "#platform/config/retired-names.ts";
import { type RepositorySettings, readRepositorySettings } from "./repository.ts";
import { type Environment, isSafeUrl, readOrigin, readSetting, settingError } from "./setting-formats.ts";

export type RoleMembers = Readonly<Record<Role, readonly string[]>>;

export type OidcSettings = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** Name of the claim that lists a person's groups. */
  groupsClaim: string;
};

export type HostedSettings = {
  /** The editor's only origin: `https://editor.example`. */
  url: string;
  /** Origin of the preview: the same host with another port, so that one sign-in is valid for both. */
  previewUrl: string;
  oidc: OidcSettings;
  roles: RoleMembers;
  repository: RepositorySettings;
  /** Address that receives the events of the webhook; undefined: none are sent. */
  webhookUrl?: string | undefined;
  /** Maximum number of people who edit at once: each has a preview, which takes 0.5 to 1.1 GB of memory. */
  maxWorkspaces: number;
};

const defaultMaxWorkspaces = 4;

/**
 * @returns undefined if `EDITOR_URL` is not set, so that the editor is local.
 * @throws {Error} with one line in Spanish that names the variable, and never contains a secret.
 */
export function readHostedSettings(env: Environment): HostedSettings | undefined {
  if ((env.EDITOR_URL?.trim() ?? "") === "") return undefined;
  for (const name of Object.keys(env)) {
    const explanation = explainRetiredName(name);
    if (explanation) throw new Error(`${name} ${explanation}.`);
  }
  const url = readOrigin(env, "EDITOR_URL", "la dirección https con la que se abre el editor, sin ruta");
  const { protocol, hostname } = new URL(url);
  const previewUrlExample = `${url} con otro puerto, como ${protocol}//${hostname}:8443`;
  const previewUrl = readOrigin(env, "EDITOR_PREVIEW_URL", previewUrlExample);
  if (previewUrl === url || new URL(previewUrl).hostname !== hostname)
    throw settingError("EDITOR_PREVIEW_URL", previewUrl, previewUrlExample);
  return {
    url,
    previewUrl,
    oidc: readOidcSettings(env),
    roles: readRoleMembers(env),
    repository: readRepositorySettings(env, hostname),
    webhookUrl: readWebhookUrl(env),
    maxWorkspaces: Number(
      readSetting(env, "EDITOR_WORKSPACES", {
        pattern: /^([1-9]|[1-9]\d)$/,
        description: "cuántas personas editan a la vez, de 1 a 99",
        defaultValue: String(defaultMaxWorkspaces),
      }),
    ),
  };
}

/** @returns a line in Spanish for each setting with which the editor starts, but which is probably a mistake. */
export function findSettingWarnings({ roles }: Pick<HostedSettings, "roles">, envFile = ".env"): string[] {
  const isPublic = ((statSync(envFile, { throwIfNoEntry: false })?.mode ?? 0) & 0o007) !== 0;
  return [
    roles.approver.length === 0 &&
      "Aviso: EDITOR_ROLE_APPROVER está vacía: nadie puede aprobar precios ni textos legales, y no se publican.",
    isPublic && "Aviso: cualquiera en esta máquina puede leer .env, que tiene las llaves: ponle chmod 600.",
  ].filter((line) => line !== false);
}

function readWebhookUrl(env: Environment): string | undefined {
  const text = env.EDITOR_WEBHOOK_URL?.trim() ?? "";
  if (text === "") return undefined;
  const url = URL.parse(text);
  if (isSafeUrl(url)) return url.href;
  throw settingError("EDITOR_WEBHOOK_URL", "***", "la dirección https que recibe los avisos");
}

/** Issuers of Microsoft that accept the accounts of every company. */
const sharedIssuerPattern = /^https:\/\/login\.microsoftonline\.com\/(?:common|organizations|consumers)\b/;

function readOidcSettings(env: Environment): OidcSettings {
  const text = env.EDITOR_OIDC_ISSUER?.trim() ?? "";
  const issuer = URL.parse(text);
  if (sharedIssuerPattern.test(text))
    throw settingError(
      "EDITOR_OIDC_ISSUER",
      text,
      "la dirección de una sola empresa, con su identificador: esta deja entrar a las de todas",
    );
  if (!isSafeUrl(issuer) || /[?#@]/.test(text))
    throw settingError("EDITOR_OIDC_ISSUER", text, "la dirección https del proveedor de cuentas de la empresa");
  return {
    issuer,
    clientId: readSetting(env, "EDITOR_CLIENT_ID", {
      pattern: /^[\x21-\x7e]{1,255}$/,
      description: "el identificador de la aplicación",
    }),
    clientSecret: readSetting(env, "EDITOR_CLIENT_SECRET", {
      pattern: /^\S{8,500}$/,
      description: "la clave de la aplicación, de 8 letras o más y sin espacios",
      isSecret: true,
    }),
    scope: readSetting(env, "EDITOR_OIDC_SCOPE", {
      pattern: /^(?=.*\bopenid\b)[\x21-\x7e ]+$/,
      description: "los permisos que se piden, con openid",
      defaultValue: "openid profile email",
    }),
    groupsClaim: readSetting(env, "EDITOR_GROUPS_CLAIM", {
      pattern: /^\S+$/,
      description: "el dato que lleva los grupos",
      defaultValue: "groups",
    }),
  };
}

function readRoleMembers(env: Environment): RoleMembers {
  const readMembers = (role: Role) =>
    (env[`EDITOR_ROLE_${role.toUpperCase()}`] ?? "")
      .split(",")
      .map((each) => each.trim())
      .filter(Boolean);
  const members = Object.fromEntries(
    (Object.keys(roleNames) as Role[]).map((role) => [role, readMembers(role)]),
  ) as unknown as RoleMembers;
  if (members.lists.length + members.legal.length === 0)
    throw settingError("EDITOR_ROLE_LISTS", "", "el grupo o el correo de quienes editan, como Marketing,ana@wim.mx");
  return members;
}
