import { consentMails, unsubscribeLink } from "#content/mail/consent-mails.ts";
import { escapeHtml } from "#server/http/plain-page.ts";
import type { MailLinks } from "./mail-links.ts";
import type { DueMail } from "./mail-queue.ts";

/** An e-mail in nodemailer's format. */
export type ConsentMail = {
  to: { name: ""; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same if the e-mail is sent twice because a server ended in between. */
  messageId: string;
  headers: Record<string, string>;
  list: { unsubscribe: string };
};

/** One click in the reader's mail program unsubscribes (RFC 8058); everything else needs a page and a button. */
export function consentMail({ id, email, purpose, sent }: DueMail, links: MailLinks): ConsentMail {
  const { subject, before, link, after } = consentMails[purpose];
  const url = links.to(purpose, id);
  const unsubscribe = links.to("unsubscribe", id);
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const anchor = (href: string, text: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
  return {
    // As an object, so that no part of it is parsed as a name, a group or a second address.
    to: { name: "", address: email },
    subject,
    text: `${[...before, url, ...after, `${unsubscribeLink}: ${unsubscribe}`].join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${paragraphs(before)}
${anchor(url, link)}
${paragraphs(after)}
${anchor(unsubscribe, unsubscribeLink)}
</body>
</html>
`,
    messageId: `<${id}.${sent}@${new URL(url).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    list: { unsubscribe },
  };
}
