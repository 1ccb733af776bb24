export type EditorSettings = {
  /** The preview uses the next port. */
  port: number;
};

const defaultPort = 3_100;

/** @throws {Error} with one line of Spanish that names the variable. */
export function readEditorSettings(env: Readonly<Record<string, string | undefined>>): EditorSettings {
  const given = env.EDITOR_PORT?.trim() ?? "";
  if (given === "") return { port: defaultPort };
  const port = Number(given);
  // The next port must exist too: the preview uses it.
  if (!/^\d{1,5}$/.test(given) || port < 1 || port > 65_534)
    throw new Error(`EDITOR_PORT vale ${JSON.stringify(given)}: se esperaba un puerto de 1 a 65534.`);
  return { port };
}
