export type EditorSettings = {
  /** The preview uses the next port. */
  port: number;
  /** Minutes after which a publication should be on the site. */
  buildMinutes: number;
  /** Origin from which the editor reads the published site; undefined for the public one. */
  siteUrl?: string;
};

const defaultPort = 3_100;
const defaultBuildMinutes = 20;

/** @throws {Error} with one line in Spanish that names the variable. */
export function readEditorSettings(env: Readonly<Record<string, string | undefined>>): EditorSettings {
  const portText = env.EDITOR_PORT?.trim() || String(defaultPort);
  const minutesText = env.EDITOR_BUILD_MINUTES?.trim() || String(defaultBuildMinutes);
  const port = Number(portText);
  // The next port must also be valid, because the preview uses it.
  if (!/^\d{1,5}$/.test(portText) || port < 1 || port > 65_534)
    throw new Error(`EDITOR_PORT vale ${JSON.stringify(portText)}: se esperaba un puerto de 1 a 65534.`);
  if (!/^[1-9]\d{0,3}$/.test(minutesText))
    throw new Error(`EDITOR_BUILD_MINUTES vale ${JSON.stringify(minutesText)}: se esperaban minutos, de 1 a 9999.`);
  const address = env.EDITOR_SITE_URL?.trim() ?? "";
  if (address !== "" && !/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$))/.test(address))
    throw new Error(`EDITOR_SITE_URL vale ${JSON.stringify(address)}: se esperaba una dirección https.`);
  return { port, buildMinutes: Number(minutesText), ...(address !== "" && { siteUrl: address }) };
}
