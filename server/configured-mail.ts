import type { AppOptions } from "./app.ts";
import type { MailListener } from "./mail/mail-sender.ts";
import type { ServerSettings } from "./server-settings.ts";

/** Loads the server's options for e-mail: links require a secret; sending also requires a mail server. */
export async function loadMailOptions(
  { mailSecret, mail }: ServerSettings,
  listener: MailListener | undefined,
): Promise<Pick<AppOptions, "mailLinks" | "mailSending">> {
  if (mailSecret === undefined) return {};
  // Imports the module dynamically, because it throws on load if a configured value is wrong, and the caller reports
  // that.
  const { config } = await import("#platform/config/config.ts");
  const { createMailLinks } = await import("./mail/mail-links.ts");
  const links = createMailLinks({ secret: mailSecret, siteUrl: config.siteUrl });
  if (mail === undefined) return { mailLinks: links };
  const { createSmtpSender } = await import("./mail/smtp.ts");
  return {
    mailLinks: links,
    mailSending: { links, ...createSmtpSender(mail), maxPerMinute: mail.maxPerMinute, listener },
  };
}
