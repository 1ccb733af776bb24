import { consentMails, unsubscribeLinkText } from "#content/mail/consent-mails.ts";
import { escapeHtml } from "#server/http/plain-page.ts";
import type { DueMail } from "#server/store/mail/mail-queue.ts";
import type { MailLinks } from "./mail-links.ts";

/** An e-mail in nodemailer's format. */
export type ConsentMail = {
  to: { name: ""; address: string };
  subject: string;
  text: string;
  html: string;
  /**
   * Id of the e-mail. It is the same if the e-mail is sent again because a server stopped before recording it as sent.
   */
  messageId: string;
  headers: Record<string, string>;
  list: { unsubscribe: string };
};

/** Builds an e-mail whose links open pages with buttons. Mail programs can unsubscribe with one click (RFC 8058). */
export function buildConsentMail({ id, email, purpose, sentCount }: DueMail, links: MailLinks): ConsentMail {
  const { subject, textBefore, linkText, textAfter } = consentMails[purpose];
  const url = links.createUrl(purpose, id);
  const unsubscribeUrl = links.createUrl("unsubscribe", id);
  const renderParagraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const renderAnchor = (href: string, text: string) => `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
  return {
    // An object, so that no part of the address is parsed as a name, a group or a second address.
    to: { name: "", address: email },
    subject,
    text: `${[...textBefore, url, ...textAfter, `${unsubscribeLinkText}: ${unsubscribeUrl}`].join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${renderParagraphs(textBefore)}
${renderAnchor(url, linkText)}
${renderParagraphs(textAfter)}
${renderAnchor(unsubscribeUrl, unsubscribeLinkText)}
</body>
</html>
`,
    messageId: `<${id}.${sentCount}@${new URL(url).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    list: { unsubscribe: unsubscribeUrl },
  };
}
