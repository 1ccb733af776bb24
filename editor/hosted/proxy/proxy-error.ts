/** A refusal of the proxy: an HTTP status, and a Spanish message for the user. */
export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Message for a request without a session. The app shows the button that the message names. */
export const sessionOverMessage = "Tu sesión terminó. Presiona «Entrar otra vez», abajo: lo escrito sigue aquí.";
