/** A mail server for tests, which keeps the received e-mails. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

type TestMailServer = {
  url: string;
  port: number;
  mails: Email[];
  recipients: string[];
  /** Returns the number of connections opened so far. */
  countConnections(): number;
  stop(): Promise<void>;
};

type MailServerOptions = {
  port?: number;
  /** Response to every recipient, such as `{ responseCode: 550 }`; undefined accepts them. */
  recipientRefusal?: { responseCode: number };
  /** Response to every message; undefined accepts them. */
  messageRefusal?: { responseCode: number };
  /** Number of messages that get their responses together, once the last of them has arrived. */
  answeredTogether?: number;
  /** Accepts connections but never responds. */
  isMute?: boolean;
};

/** Starts a mail server, and stops it at the end of the test. */
export async function startTestMailServer({
  port = 0,
  recipientRefusal,
  messageRefusal,
  answeredTogether = 1,
  isMute = false,
}: MailServerOptions = {}): Promise<TestMailServer> {
  const mails: Email[] = [];
  const recipients: string[] = [];
  const heldAnswers: (() => void)[] = [];
  let connectionCount = 0;
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect: (_session, done) => {
      connectionCount += 1;
      if (!isMute) done();
    },
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      // Quotes the address, as mail servers do.
      done(recipientRefusal ? Object.assign(new Error(`<${address}>: no such user`), recipientRefusal) : null);
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          if (messageRefusal) return done(Object.assign(new Error("looks like spam"), messageRefusal));
          mails.push(mail);
          if (heldAnswers.push(() => done()) >= answeredTogether) for (const answer of heldAnswers.splice(0)) answer();
        }, done);
    },
  });
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(stop);
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    recipients,
    countConnections: () => connectionCount,
    stop,
  };
}
