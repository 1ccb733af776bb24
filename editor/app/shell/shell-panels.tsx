import type { ReactNode } from "react";
import type { Menu } from "#editor/api/api.ts";
import type { PendingChanges, PublishResult } from "#editor/api/publish-api.ts";
import type { Proposal } from "#editor/api/team-api.ts";
import { ChangesPanel } from "#editor/app/publish/changes/changes-panel.tsx";
import { CheckPanel } from "#editor/app/publish/checks/check-panel.tsx";
import type { ContentCheck } from "#editor/app/publish/checks/use-content-check.ts";
import type { LabelledUnsavedWork } from "#editor/app/publish/pre-publish-notices.tsx";
import { PublishPanel } from "#editor/app/publish/publish-panel.tsx";
import { ApprovalsPanel } from "#editor/app/review/approvals-panel.tsx";
import type { Approvals } from "#editor/app/review/use-approvals.ts";
import type { ShellPanelName } from "./shell-bar.tsx";

type ShellPanelsProps = {
  panel: ShellPanelName | undefined;
  menu: Menu;
  pending: PendingChanges | undefined;
  /** Notices of unsaved work and to-dos, shown before publishing. */
  notices: ReactNode;
  /** Unsaved work, which a publication does not include. */
  unsaved: readonly LabelledUnsavedWork[];
  check: ContentCheck;
  approvals: Approvals;
  onClose: () => void;
  /** Opens the publish panel; undefined if there is nothing to publish. */
  onPublish: (() => void) | undefined;
  onBack: () => void;
  /** Previews a page with a proposal applied; without a proposal, with the drafts. */
  onSee: (page: string, proposal?: Proposal) => void;
  /** Called after a decision on a proposal: files may have changed. */
  onDecided: (isPublished: boolean) => void;
  /** Called with the path of a file whose changes were discarded. */
  onDiscarded: (file: string) => void;
  onPublished: (published: PublishResult, files: readonly string[]) => void;
};

export function ShellPanels({ panel, menu, pending, notices, check, approvals, onClose, ...does }: ShellPanelsProps) {
  const { person, team } = menu;
  if (panel === "approvals")
    return (
      team && (
        <ApprovalsPanel
          approvals={approvals}
          mayApprove={team.mayApprove}
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
