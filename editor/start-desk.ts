/** One desk: the forms over a checkout, and the real page beside them. */
import type { AddressInfo } from "node:net";
import { runDocuments } from "#scripts/documents.ts";
import { buildEditorApp } from "./app-build.ts";
import { openContentReader } from "./content-reader.ts";
import { openDesk } from "./desk.ts";
import { buildEditor } from "./editor-app.ts";
import { openGit } from "./git.ts";
import { removeDeadLock } from "./half-published.ts";
import type { Team } from "./hosted/team.ts";
import { startPreview } from "./preview.ts";
import { pageAnswer } from "./preview-answer.ts";
import { finishPublished } from "./publication.ts";
import { everyModule } from "./site-modules.ts";
import { openTrialBuild } from "./trial-build.ts";
import { textsOfView } from "./view-texts.ts";

type DeskPlan = {
  /** The process works in it. */
  root: string;
  /** 0: any. */
  port: number;
  previewPort: number;
  /** Where a door shows the preview, which then answers nobody else. */
  door?: { key: string; previewUrl: string; team: Team };
};

type StartedDesk = {
  port: number;
  /** `http://localhost:3101` */
  previewOrigin: string;
  /** Reads what a first save would wait for, and brings what pages show. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};

const tell = (error: Error) => process.stderr.write(`${error.message}\n`);

/** @throws {Error} if a port is taken. */
export async function startDesk({ root, port, previewPort, door }: DeskPlan): Promise<StartedDesk> {
  const git = openGit(root);
  const textsOf = (view: string) => textsOfView(git, view);
  const [preview, reader] = await Promise.all([
    startPreview({ root, port: previewPort, textsOf, doorKey: door?.key }),
    openContentReader(root),
    buildEditorApp(root),
  ]);
  const desk = openDesk({ root, reader, onChanged: preview.changed });
  preview.watch(reader.changed);
  await removeDeadLock(git);
  await finishPublished(git).catch(tell);
  // Who only looks at the preview asks the desk for nothing.
  const midnight = setInterval(desk.today, 60_000).unref();
  const editor = await buildEditor({
    desk,
    previewOrigin: door?.previewUrl ?? preview.origin,
    answerOf: (address) => pageAnswer(address, { desk, textsOf, statusOf: preview.statusOf }),
    trial: openTrialBuild(root, git, desk.today),
    ...(door && { door }),
  });
  await editor.listen({ port, host: "127.0.0.1" });
  return {
    port: (editor.server.address() as AddressInfo).port,
    previewOrigin: preview.origin,
    warmUp: async () => {
      // What is looked at first: all at once, nobody would have anything for twice as long.
      await preview.statusOf("/");
      await everyModule(desk);
      // What the map shows, and what pages say of their documents.
      await import("#scripts/coverage/coverage-in-place.ts").then((coverage) => coverage.bringCoverage()).catch(tell);
      await runDocuments().catch(tell);
    },
    close: async () => {
      clearInterval(midnight);
      await Promise.all([editor.close(), preview.close(), reader.close()]);
    },
  };
}
