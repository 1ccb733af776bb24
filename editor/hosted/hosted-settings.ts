/** Settings for hosting the editor for a team, behind sign-in with the forge that hosts the repository. */
import { type ForgeSettings, forgeKinds } from "./forge/forge.ts";

export type HostedSettings = {
  /** The editor's only origin: `https://editor.example`. */
  url: string;
  /** Origin of the preview: the same host at another port, so that one sign-in covers both. */
  previewUrl: string;
  forge: ForgeSettings;
  clientId: string;
  clientSecret: string;
  /** Maximum number of people who edit at once: each has a preview, which takes 0.4 to 0.8 GB of memory. */
  maxWorkspaces: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

const defaultMaxWorkspaces = 4;

/**
 * @returns undefined if `EDITOR_URL` is not set: the editor is local.
 * @throws {Error} with one line of Spanish that names the variable, and never contains the secret.
 */
export function readHostedSettings(env: Environment): HostedSettings | undefined {
  const url = env.EDITOR_URL?.trim() ?? "";
  if (url === "") return undefined;
  const origin = requireOrigin("EDITOR_URL", url);
  const previewUrl = requireOrigin("EDITOR_PREVIEW_URL", env.EDITOR_PREVIEW_URL?.trim() ?? "");
  if (previewUrl === origin || new URL(previewUrl).hostname !== new URL(origin).hostname)
    throw new Error(
      `EDITOR_PREVIEW_URL vale ${JSON.stringify(previewUrl)}: se esperaba ${origin} con otro puerto, como https://editor.wim.mx:8443.`,
    );
  return {
    url: origin,
    previewUrl,
    forge: readForgeSettings(env),
    clientId: requireSetting(
      "EDITOR_CLIENT_ID",
      env.EDITOR_CLIENT_ID,
      /^[\w.-]{1,200}$/,
      "el identificador de la aplicación",
    ),
    clientSecret: requireSetting(
      "EDITOR_CLIENT_SECRET",
      env.EDITOR_CLIENT_SECRET,
      /^\S{8,500}$/,
      "la clave de la aplicación",
      {
        isSecret: true,
      },
    ),
    maxWorkspaces: Number(
      requireSetting(
        "EDITOR_WORKSPACES",
        env.EDITOR_WORKSPACES?.trim() || String(defaultMaxWorkspaces),
        /^([1-9]|[1-9]\d)$/,
        "cuántas personas editan a la vez, de 1 a 99",
      ),
    ),
  };
}

function readForgeSettings(env: Environment): ForgeSettings {
  const kind = forgeKinds.find((each) => each === env.EDITOR_FORGE?.trim());
  if (!kind)
    throw new Error(`EDITOR_FORGE vale ${JSON.stringify(env.EDITOR_FORGE ?? "")}: se esperaba github o gitlab.`);
  const repository = requireSetting(
    "EDITOR_REPOSITORY",
    env.EDITOR_REPOSITORY,
    kind === "github" ? /^[\w-]+\/(?!\.)[\w.-]+$/ : /^\w[\w.-]*(\/\w[\w.-]*)+$/,
    "el repositorio, como wim/sitio",
  );
  const url = env.EDITOR_FORGE_URL?.trim() || `https://${kind}.com`;
  return { kind, url: requireOrigin("EDITOR_FORGE_URL", url), repository };
}

type Given = { isSecret?: boolean };

function requireSetting(
  name: string,
  value = "",
  shape: RegExp,
  expected: string,
  { isSecret = false }: Given = {},
): string {
  const text = value.trim();
  if (shape.test(text)) return text;
  const said = isSecret && text !== "" ? "otra cosa" : JSON.stringify(text);
  throw new Error(`${name} vale ${said}: se esperaba ${expected}.`);
}

/** Requires https, because secrets are sent to this origin; http is allowed only for this machine, for trials. */
function requireOrigin(name: string, text: string): string {
  const url = URL.parse(text);
  const isOwnMachine = url !== null && ["localhost", "127.0.0.1"].includes(url.hostname);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isOwnMachine);
  const isOrigin = url !== null && url.pathname === "/" && !/[?#@]/.test(text);
  if (url && isSafe && isOrigin) return url.origin;
  throw new Error(`${name} vale ${JSON.stringify(text)}: se esperaba una dirección https sin ruta.`);
}
