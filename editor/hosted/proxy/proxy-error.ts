export class ProxyError extends Error {
  override name = "ProxyError";
  readonly status: number;
  /** @param options - the cause, which only the editor's administrator sees, in the log. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** An error of the OpenID Connect library may have the provider's own words. */
type ProviderRefusal = Error & { code?: unknown; error?: unknown; error_description?: unknown };

/** Formats an error as one log line: its message and those of its causes, except the ones for people who sign in. */
export function formatWithCauses(error: Error): string {
  const causes: string[] = [];
  for (let { cause } = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProxyError && cause.cause !== undefined) continue;
    const { message } = cause;
    const { code, error: refusal, error_description: reason } = cause as ProviderRefusal;
    const details = [code, refusal, reason].filter((each) => typeof each === "string" && !message.includes(each));
    causes.push(details.length > 0 ? `${message} (${details.join(", ")})` : message);
  }
  return [error.message, ...causes].join(" | ").replaceAll(/\s*\n\s*/g, " ");
}

/** Message for a request without a session; it names a button that the app shows. */
export const sessionOverMessage = "Tu sesión terminó. Presiona «Entrar otra vez», abajo: lo escrito sigue aquí.";
