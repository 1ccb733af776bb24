import { legalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Finding, Menu } from "#editor/api/api.ts";
import type { OpenText } from "#editor/api/text-api.ts";
import { headKey, withNewClause } from "#editor/api/text-rows.ts";
import { AddClause } from "./clause/add-clause.tsx";
import type { LinkTarget } from "./clause/link-targets.ts";
import type { TextDraft, TextView } from "./text-draft.ts";
import { unpublishedDraftTitle } from "./text-notices.tsx";
import { isEffectiveDateFinding } from "./text-parts.ts";
import type { ActionResult } from "./use-text-navigation.ts";
import { readyTitle } from "./version/frozen-notice.tsx";
import { NextVersion } from "./version/next-version.tsx";
import { OperatorValues } from "./version/operator-values.tsx";
import { PublishVersion } from "./version/publish-version.tsx";
import type { TextPanel } from "./version/version-bar.tsx";

type TextPanelsProps = {
  /** The text's id. */
  id: string;
  panel: TextPanel | undefined;
  draft: TextDraft;
  view: TextView;
  text: OpenText;
  /** Id of the open part. */
  part: string;
  facts: Menu["facts"];
  places: readonly LinkTarget[];
  today: string;
  /** Shows the errors of an action, or calls `then` if it succeeded. */
  attempt: (work: Promise<readonly Finding[] | undefined>, then: () => void) => void;
  onGo: (finding: Finding) => void;
  /** Opens a clause. */
  onClause: (anchor: string) => void;
  onShow: (page: string) => void;
  /** Called after an action: closes the panel and opens a part. */
  onDone: (part: string, ending: ActionResult) => void;
  onCancel: () => void;
};

/** The open panel, in place of the clauses: to add a clause, create the next version, or publish this one. */
export function TextPanels({ id, panel, draft, view, text, part, facts, places, today, ...does }: TextPanelsProps) {
  const { attempt, onDone, onCancel } = does;
  const ready = readyState(text.version);
  const address = `/api/texts/${id}/versions/${text.version}`;
  if (panel === "add")
    return (
      <AddClause
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
            draft.saveWholeText((data) => withNewClause(data, added, after)),
            () => {
              const { title, body } = draft.view().adding ?? added;
              draft.storeNotes({ adding: undefined });
              // The user typed something while the clause was being added.
              if (title !== added.title || body !== added.body) draft.changePart(added.id, { ...added, title, body });
              onDone(added.id, { announcement: `Se agregó «${legalPlainText(added.title, facts)}».` });
            },
          )
        }
      />
    );
  if (panel === "next" && text.next)
    return (
      <NextVersion
        next={text.next}
        today={today}
        onCancel={onCancel}
        onCreate={(version) =>
          attempt(
            draft.performAction("POST", `/api/texts/${id}/versions`, () => version),
            () => onDone(part, { announcement: "Se creó la versión nueva, como borrador.", focusId: unpublishedDraftTitle }),
          )
        }
      />
    );
  if (panel !== "publish" || !text.publishing) return null;
  if (text.frozen)
    return (
      <OperatorValues
        version={text.version}
        given={text.frozen.given}
        onCancel={onCancel}
        onPut={() =>
          attempt(
            draft.performAction("POST", `${address}/publish`, ({ stamp }) => ({ stamp })),
            () => onDone(part, ready),
          )
        }
      />
    );
  const { head } = view.data ?? text.data;
  return (
    <PublishVersion
      textId={id}
      version={text.version}
      publishing={text.publishing}
      wrong={toMendIn(view) ?? (head.inForce === text.data.head.inForce ? undefined : "unsaved")}
      inForce={head.inForce}
      today={today}
      isLocked={text.isLocked}
      onDay={(inForce) => draft.changePart(headKey, { ...head, inForce })}
      onGo={does.onGo}
      onCancel={onCancel}
      onPublish={(reason) =>
        attempt(
          // Invalid input would be lost, because a published version cannot be changed.
          draft.performAction("POST", `${address}/publish`, ({ stamp }) =>
            isWrong(draft.view()) ? undefined : { stamp, reason },
          ),
          () => onDone(part, ready),
        )
      }
    />
  );
}

/** Announcement and focus after a version was made ready for «Publicar». */
export const readyState = (version: string): ActionResult => ({
  announcement: `La versión ${version} quedó lista. Falta el botón «Publicar».`,
  focusId: readyTitle,
});

const isWrong = (view: TextView) => toMendIn(view) !== undefined;

function toMendIn({ findings, saveStatus }: TextView): "text" | "day" | undefined {
  const errors = findings.filter(({ kind }) => kind === "error");
  if (saveStatus === "stale" || errors.some((each) => !isEffectiveDateFinding(each))) return "text";
  return errors.length > 0 ? "day" : undefined;
}
