import type { FastifyInstance, FastifyReply, onRequestHookHandler } from "fastify";
import { expiredLinkPages, mailLinkPages } from "#content/mail/consent-mails.ts";
import { mailLinksPath } from "#domain/site/server-paths.ts";
import { requireSameOrigin } from "#server/http/guards.ts";
import { renderPlainPage } from "#server/http/plain-page.ts";
import type { MailDecisionOutcome, MailQueue } from "#server/store/mail/mail-queue.ts";
import { type MailLinkKind, type MailLinks, mailLinkKinds } from "./mail-links.ts";

type MailRouteOptions = { store: MailQueue; links: MailLinks; limitRate: onRequestHookHandler };

type Answer = "yes" | "no";

const answerField = "answer";

/**
 * Adds the pages of the links in e-mails. Opening a page changes nothing; only its button does. Mail programs also send
 * a POST to the unsubscribe link, without page or cookie (RFC 8058); its body is ignored.
 */
export async function addMailRoutes(
  app: FastifyInstance,
  { store, links, limitRate }: MailRouteOptions,
): Promise<void> {
  // Mail programs send forms with any content type, so every body is read as text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  const readToken = (query: unknown) => String(new Map(Object.entries(query ?? {})).get("t") ?? "");

  for (const kind of mailLinkKinds) {
    const path = `${mailLinksPath}${kind}`;
    const isOneClick = kind === "unsubscribe";
    app.get(path, async ({ query }, reply) => {
      const token = readToken(query);
      if (links.readToken(kind, token) === undefined) return sendInvalidLinkPage(reply);
      return sendPage(reply, renderQuestionPage(kind, `${path}?${new URLSearchParams({ t: token })}`));
    });
    const onRequest = isOneClick ? [limitRate] : [requireSameOrigin, limitRate];
    app.post(path, { onRequest }, async ({ query, body }, reply) => {
      const mailId = links.readToken(kind, readToken(query));
      const answer = parseAnswer(kind, String(body ?? ""));
      if (mailId === undefined || answer === undefined) return sendInvalidLinkPage(reply);
      const outcome = await store.decide(mailId, answer === "yes");
      return outcome === "unknown"
        ? sendInvalidLinkPage(reply)
        : sendPage(reply, renderOutcomePage(kind, outcome, answer));
    });
  }
}

function parseAnswer(kind: MailLinkKind, body: string): Answer | undefined {
  const buttons: Partial<Record<Answer, string>> = mailLinkPages[kind].buttons;
  const [only, ...others] = Object.keys(buttons) as Answer[];
  if (others.length === 0) return only;
  const answer = new URLSearchParams(body).get(answerField);
  return answer === "yes" || answer === "no" ? answer : undefined;
}

function renderQuestionPage(kind: MailLinkKind, action: string): string {
  const { title, text, buttons } = mailLinkPages[kind];
  const forms = Object.entries(buttons).map(([answer, buttonLabel]) => ({
    action,
    fields: { [answerField]: answer },
    buttonLabel,
  }));
  return renderPlainPage(title, [text], forms);
}

function renderOutcomePage(
  kind: MailLinkKind,
  outcome: Exclude<MailDecisionOutcome, "unknown">,
  answer: Answer,
): string {
  const outcomes: Partial<Record<Answer, { title: string; text: string }>> = mailLinkPages[kind].outcomes;
  const { title, text } = (outcome === "decided" && outcomes[answer]) || expiredLinkPages.before;
  return renderPlainPage(title, [text]);
}

function sendInvalidLinkPage(reply: FastifyReply): FastifyReply {
  const { title, text } = expiredLinkPages.invalid;
  return sendPage(reply.code(404), renderPlainPage(title, [text]));
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(html);
}
