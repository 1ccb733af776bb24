/** A refusal of the proxy: an HTTP status, and a Spanish message for the user. */
export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status: number;
  /** @param options - the cause, which only the editor's administrator sees, in the log. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Formats an error as one log line: its message, and the messages and codes of its causes. */
export function formatWithCauses(error: Error): string {
  const causes: string[] = [];
  for (let { cause } = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    causes.push(code === undefined || cause.message.includes(code) ? cause.message : `${cause.message} (${code})`);
  }
  return [error.message, ...causes].join(" | ").replaceAll(/\s*\n\s*/g, " ");
}

/** Message for a request without a session; it names a button that the app shows. */
export const sessionOverMessage = "Tu sesión terminó. Presiona «Entrar otra vez», abajo: lo escrito sigue aquí.";
