/** A message for the visitor to complete in a mail program. */
export type MailDraft = {
  /** A single e-mail address. */
  to: string;
  subject: string;
  /** The text, line by line; an empty line separates paragraphs. */
  lines: readonly string[];
};

/** Builds the link that opens the draft in the visitor's mail program (RFC 6068: lines end in CRLF). */
export function buildMailtoUrl({ to, subject, lines }: MailDraft): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}
