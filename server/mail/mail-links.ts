import { createHmac, timingSafeEqual } from "node:crypto";
import { linkValidityDays } from "#content/mail/consent-mails.ts";
import { mailLinksPath } from "#domain/site/server-paths.ts";

/** The purpose of a link in an e-mail; a link is not valid for another purpose. */
export type MailLinkKind = keyof typeof linkValidityDays;

export const mailLinkKinds: readonly MailLinkKind[] = ["lead", "opt-out", "unsubscribe"];

export type MailLinks = {
  /** @param mailId - id of the e-mail's row, so that the link does not contain the address. */
  createUrl(kind: MailLinkKind, mailId: string): string;
  /** @returns the id of the e-mail's row; undefined if the link is forged, changed or expired. */
  readToken(kind: MailLinkKind, token: string): string | undefined;
};

type LinkOptions = {
  /** Key that signs the links; the same on every server. Anyone who knows it can answer for any address. */
  secret: string;
  siteUrl: string;
  now?: () => number;
};

const dayMs = 86_400_000;

export function createMailLinks({ secret, siteUrl, now = Date.now }: LinkOptions): MailLinks {
  const getTodayNumber = () => Math.floor(now() / dayMs);
  const sign = (kind: MailLinkKind, mailId: string, lastDay: string) =>
    createHmac("sha256", secret).update(`${kind}.${mailId}.${lastDay}`).digest();
  return {
    createUrl(kind, mailId) {
      const lastDay = String(getTodayNumber() + linkValidityDays[kind]);
      const url = new URL(`${mailLinksPath}${kind}`, siteUrl);
      url.searchParams.set("t", [mailId, lastDay, sign(kind, mailId, lastDay).toString("base64url")].join("."));
      return url.href;
    },
    readToken(kind, token) {
      const [mailId = "", lastDay = "", signature = "", ...rest] = token.split(".");
      const expectedSignature = sign(kind, mailId, lastDay);
      const givenSignature = Buffer.from(signature, "base64url");
      if (
        rest.length > 0 ||
        givenSignature.length !== expectedSignature.length ||
        !timingSafeEqual(givenSignature, expectedSignature)
      )
        return undefined;
      return Number(lastDay) >= getTodayNumber() ? mailId : undefined;
    },
  };
}
