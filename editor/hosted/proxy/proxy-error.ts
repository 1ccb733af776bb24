import type { Forge } from "#editor/hosted/forge/forge.ts";

/** A refusal of the proxy: an HTTP status, and a Spanish message for the user. */
export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const wayBack = "Presiona «Entrar otra vez», abajo: lo escrito sigue aquí.";

/** Message for a request without a session. The app shows the button that the message names. */
export const sessionOverMessage = `Tu sesión terminó. ${wayBack}`;

/** Formats the message for a person whose token was revoked at the forge. */
export const formatSignedOutMessage = ({ name }: Pick<Forge, "name">): string =>
  `${name} ya no reconoce tu cuenta, y tu sesión terminó. ${wayBack}`;
