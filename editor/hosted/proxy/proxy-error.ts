import type { Forge } from "#editor/hosted/forge/forge.ts";

/** A refusal of the proxy with its HTTP status; its message is for editors, in Spanish. */
export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const wayBack = "Presiona «Entrar otra vez», abajo: lo escrito sigue aquí.";

/** Shown when there is no session; the app shows the button. */
export const sessionOverMessage = `Tu sesión terminó. ${wayBack}`;

/** Shown when the person's token was revoked at the forge. */
export const signedOutMessage = ({ name }: Pick<Forge, "name">): string =>
  `${name} ya no reconoce tu cuenta, y tu sesión terminó. ${wayBack}`;
