/** The editor for a team: one door, and a desk behind it for each person who edits. */
import { openDesks } from "./desks.ts";
import { editorDoor, previewDoor } from "./door.ts";
import { forgeOf } from "./forge-of.ts";
import type { HostedSettings } from "./hosted-settings.ts";
import { openPersonDrafts } from "./person-drafts.ts";
import { openSessions } from "./sessions.ts";

type Hosting = {
  root: string;
  /** The preview has the next one. */
  port: number;
  settings: HostedSettings;
};

/** Answers on this machine alone, for the proxy that ends TLS. */
export async function hostEditor({ root, port, settings }: Hosting): Promise<{ close: () => Promise<void> }> {
  const forge = forgeOf(settings.forge);
  const sessions = openSessions({ ...settings, forge });
  const desks = openDesks({
    drafts: openPersonDrafts(root, forge),
    forge: settings.forge,
    previewUrl: settings.previewUrl,
    most: settings.mostDesks,
  });
  const parts = { settings, forge, sessions, desks };
  const [editor, preview] = await Promise.all([editorDoor(parts), previewDoor(parts)]);
  await Promise.all([
    editor.listen({ port, host: "127.0.0.1" }),
    preview.listen({ port: port + 1, host: "127.0.0.1" }),
  ]);
  return {
    close: async () => {
      sessions.close();
      await Promise.all([editor.close(), preview.close(), desks.close()]);
    },
  };
}
