import type { ReactNode } from "react";
import type { Menu, Pending, Published } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/team-api.ts";
import { ChangesPanel } from "#editor/app/publish/changes-panel.tsx";
import { CheckPanel } from "#editor/app/publish/check-panel.tsx";
import { PublishPanel } from "#editor/app/publish/publish-panel.tsx";
import type { Check } from "#editor/app/publish/use-check.ts";
import type { NamedUnsaved } from "#editor/app/publish/waiting-notices.tsx";
import { ApprovalsPanel } from "#editor/app/review/approvals-panel.tsx";
import type { Approvals } from "#editor/app/review/use-approvals.ts";
import type { OpenPanel } from "./shell-bar.tsx";

type ShellPanelsProps = {
  panel: OpenPanel | undefined;
  menu: Menu;
  pending: Pending | undefined;
  /** What to know before publishing. */
  notices: ReactNode;
  /** What no publication has. */
  unsaved: readonly NamedUnsaved[];
  check: Check;
  approvals: Approvals;
  onClose: () => void;
  /** To what is published; undefined if nothing is. */
  onPublish: (() => void) | undefined;
  /** To what was being written. */
  onBack: () => void;
  /** To a page with what somebody proposes, or with the drafts. */
  onSee: (page: string, proposal?: Proposal) => void;
  /** Somebody approved or took back: files may have changed. */
  onDecided: (isPublished: boolean) => void;
  /** Told of a file that is as it was published. */
  onDiscarded: (file: string) => void;
  onPublished: (published: Published, files: readonly string[]) => void;
};

/** What is opened from the bar, over the editor. */
export function ShellPanels({ panel, menu, pending, notices, check, approvals, onClose, ...does }: ShellPanelsProps) {
  const { person, team } = menu;
  if (panel === "approvals")
    return (
      team && (
        <ApprovalsPanel
          approvals={approvals}
          forge={team.forge}
          onClose={onClose}
          onGo={does.onBack}
          onSee={does.onSee}
          onDecided={does.onDecided}
        />
      )
    );
  if (panel === "changes")
    return (
      <ChangesPanel
        pending={pending}
        notices={notices}
        pages={menu}
        onClose={onClose}
        onSee={does.onSee}
        onDiscarded={does.onDiscarded}
      />
    );
  if (panel === "check") return <CheckPanel check={check} onPublish={does.onPublish} onClose={onClose} />;
  return (
    panel === "publish" && (
      <PublishPanel
        pending={pending}
        notices={notices}
        person={person}
        team={team}
        unsaved={does.unsaved}
        check={check}
        onClose={onClose}
        onBack={does.onBack}
        onPublished={does.onPublished}
      />
    )
  );
}
