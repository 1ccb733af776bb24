import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Diagnostic, Menu } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey, insertClause } from "#editor/api/text-rows.ts";
import { AddClauseForm } from "./clause/add-clause-form.tsx";
import type { LinkTarget } from "./clause/link-targets.ts";
import { isEffectiveDateDiagnostic } from "./text-diagnostics.ts";
import type { TextDraft, TextDraftView } from "./text-draft.ts";
import { unpublishedDraftTitleId } from "./text-notices.tsx";
import type { PanelResult } from "./use-text-navigation.ts";
import { FreezeVersionPanel } from "./version/freeze-version-panel.tsx";
import { readyNoticeTitleId } from "./version/frozen-version-notice.tsx";
import { NextVersionForm } from "./version/next-version-form.tsx";
import { OperatorDataPanel } from "./version/operator-data-panel.tsx";
import type { TextPanel } from "./version/version-bar.tsx";

type TextPanelsProps = {
  id: string;
  panel: TextPanel | undefined;
  draft: TextDraft;
  view: TextDraftView;
  text: OpenText;
  /** Id of the open part. */
  part: string;
  facts: Menu["facts"];
  places: readonly LinkTarget[];
  today: string;
  /** Shows the errors of an action, or calls `then` if the action succeeded. */
  attempt: (work: Promise<readonly Diagnostic[] | undefined>, then: () => void) => void;
  onGo: (diagnostic: Diagnostic) => void;
  /** Opens the clause with this anchor. */
  onClause: (anchor: string) => void;
  onShow: (page: string) => void;
  /** Called after an action: closes the panel and opens a part. */
  onDone: (part: string, ending: PanelResult) => void;
  onCancel: () => void;
};

/** The open panel, shown instead of the clauses: adds a clause, creates the next version, or freezes this one. */
export function TextPanels({ id, panel, draft, view, text, part, facts, places, today, ...does }: TextPanelsProps) {
  const { attempt, onDone, onCancel } = does;
  const ready = buildVersionReadyResult(text.version);
  const address = `/api/texts/${id}/versions/${text.version}`;
  if (panel === "add")
    return (
      <AddClauseForm
        textId={id}
        text={text}
        after={part}
        facts={facts}
        places={places}
        words={view.adding}
        onWrite={(adding) => draft.storeNotes({ adding })}
        onGo={does.onClause}
        onShow={does.onShow}
        onCancel={() => {
          draft.storeNotes({ adding: undefined });
          onCancel();
        }}
        onAdd={(added, after) =>
          attempt(
            draft.saveWholeText((data) => insertClause(data, added, after)),
            () => {
              const { title, body } = draft.view().adding ?? added;
              draft.storeNotes({ adding: undefined });
              // Keep the words that the user typed during the request.
              if (title !== added.title || body !== added.body) draft.changePart(added.id, { ...added, title, body });
              onDone(added.id, { announcement: `Se agregó «${toLegalPlainText(added.title, facts)}».` });
            },
          )
        }
      />
    );
  if (panel === "next" && text.next)
    return (
      <NextVersionForm
        next={text.next}
        today={today}
        onCancel={onCancel}
        onCreate={(version) =>
          attempt(
            draft.performAction("POST", `/api/texts/${id}/versions`, () => version),
            () =>
              onDone(part, {
                announcement: "Se creó la versión nueva, como borrador.",
                focusId: unpublishedDraftTitleId,
              }),
          )
        }
      />
    );
  if (panel !== "freeze" || !text.obstacles) return null;
  if (text.frozen)
    return (
      <OperatorDataPanel
        version={text.version}
        given={text.frozen.given}
        onCancel={onCancel}
        onPut={() =>
          attempt(
            draft.performAction("POST", `${address}/freeze`, ({ stamp }) => ({ stamp })),
            () => onDone(part, ready),
          )
        }
      />
    );
  const { head } = view.data ?? text.data;
  return (
    <FreezeVersionPanel
      textId={id}
      version={text.version}
      obstacles={text.obstacles}
      wrong={findObstacle(view) ?? (head.inForce === text.data.head.inForce ? undefined : "unsaved")}
      inForce={head.inForce}
      today={today}
      isLocked={text.isLocked}
      onDay={(inForce) => draft.changePart(headKey, { ...head, inForce })}
      onGo={does.onGo}
      onCancel={onCancel}
      onFreeze={(reason) =>
        attempt(
          // Cancel if the input is invalid: it would be lost, because a frozen version cannot be changed.
          draft.performAction("POST", `${address}/freeze`, ({ stamp }) =>
            isWrong(draft.view()) ? undefined : { stamp, reason },
          ),
          () => onDone(part, ready),
        )
      }
    />
  );
}

/** Announcement and focus after a version was made ready for «Publicar». */
export const buildVersionReadyResult = (version: string): PanelResult => ({
  announcement: `La versión ${version} quedó lista. Falta el botón «Publicar».`,
  focusId: readyNoticeTitleId,
});

const isWrong = (view: TextDraftView) => findObstacle(view) !== undefined;

function findObstacle({ diagnostics, saveStatus }: TextDraftView): "text" | "day" | undefined {
  const errors = diagnostics.filter(({ kind }) => kind === "error");
  if (saveStatus === "stale" || errors.some((each) => !isEffectiveDateDiagnostic(each))) return "text";
  return errors.length > 0 ? "day" : undefined;
}
