import type { Forge } from "#editor/hosted/forge/forge.ts";

/** What the proxy says no to, with its status; the words are for those who edit, in Spanish. */
export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const wayBack = "Presiona «Entrar otra vez», abajo: lo escrito sigue aquí.";

/** Without a session; the app has the button. */
export const sessionOver = `Tu sesión terminó. ${wayBack}`;

/** The person withdrew their token at the service, or somebody did. */
export const signedOutWords = ({ name }: Pick<Forge, "name">): string =>
  `${name} ya no reconoce tu cuenta, y tu sesión terminó. ${wayBack}`;
