/** Contact for reporting vulnerabilities, at the location where security researchers look: RFC 9116. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { getContactValue } from "#content/site/operator/contact.ts";
import { config } from "#platform/config/config.ts";

const securityTxtPath = "/.well-known/security.txt";

/** Days until expiry. The RFC recommends less than a year; each build renews the date. */
const validDays = 360;

/** Formats the text of `security.txt`, which expires {@link validDays} after `builtAt`. */
export function formatSecurityTxt(contact: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth(), builtAt.getUTCDate() + validDays));
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: es",
    `Canonical: ${new URL(securityTxtPath, config.siteUrl).href}`,
    "",
  ].join("\n");
}

/** Writes the file if the operator has set an address for reports. */
export async function writeSecurityTxt(clientDir: string): Promise<void> {
  const contact = getContactValue("securityEmail");
  if (contact === undefined) return;
  const file = join(clientDir, securityTxtPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, formatSecurityTxt(contact, new Date()));
}
