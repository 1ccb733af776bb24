export type EditorSettings = {
  /** The preview uses the next port. */
  port: number;
  /** Time after which a publication should be on the site. */
  buildMinutes: number;
};

const defaultPort = 3_100;
const defaultBuildMinutes = 20;

/** @throws {Error} with one line of Spanish that names the variable. */
export function readEditorSettings(env: Readonly<Record<string, string | undefined>>): EditorSettings {
  const given = env.EDITOR_PORT?.trim() || String(defaultPort);
  const minutes = env.EDITOR_BUILD_MINUTES?.trim() || String(defaultBuildMinutes);
  const port = Number(given);
  // The next port must exist too: the preview uses it.
  if (!/^\d{1,5}$/.test(given) || port < 1 || port > 65_534)
    throw new Error(`EDITOR_PORT vale ${JSON.stringify(given)}: se esperaba un puerto de 1 a 65534.`);
  if (!/^[1-9]\d{0,3}$/.test(minutes))
    throw new Error(`EDITOR_BUILD_MINUTES vale ${JSON.stringify(minutes)}: se esperaban minutos, de 1 a 9999.`);
  return { port, buildMinutes: Number(minutes) };
}
