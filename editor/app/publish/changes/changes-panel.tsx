import { type ReactNode, useState } from "react";
import type { ErrorBody, Menu, OpenList } from "#editor/api/api.ts";
import type { DiscardRequest, PendingChange, PendingChanges } from "#editor/api/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { formatUnfreezeLabel } from "#editor/app/legal/version/frozen-version-notice.tsx";
import { findRowPage } from "#editor/app/list/row-page.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import { SidePanel, sidePanelTitleId } from "#editor/app/shared/panels/side-panel.tsx";
import { sendRequest, toErrorBody } from "#editor/app/shared/request.ts";
import { FileChanges } from "./file-changes.tsx";

/** `isOutdated`: set while a later change may be missing; a publication then waits. */
export type LoadedChanges = PendingChanges & { isOutdated?: boolean };

/** Formats a message if nothing has changed; empty until the changes are loaded. */
export const formatEmptyMessage = (pending: LoadedChanges | undefined) =>
  pending === undefined || pending.isOutdated
    ? "Leyendo los cambios…"
    : "Nada por publicar: todo está como se publicó.";

type ChangesPanelProps = {
  pending: LoadedChanges | undefined;
  /** Notices of unsaved work, and of to-dos that the changes create. */
  notices: ReactNode;
  menu: MenuEntries;
  onClose: () => void;
  /** Previews a page, scrolled to its changes. */
  onPreview: (page: string) => void;
  /** Called with the path of a file whose changes were discarded. */
  onDiscarded: (file: string) => void;
};

/** «Qué cambió»: the unpublished changes, file by file, with the texts before and after. */
export function ChangesPanel({ pending, notices, menu, onClose, onPreview, onDiscarded }: ChangesPanelProps) {
  const [discardError, setDiscardError] = useState<ErrorBody>();
  const discard = async (file: string, confirmation: string) => {
    try {
      await sendRequest("POST", "/api/discard", { file } satisfies DiscardRequest);
      setDiscardError({ message: confirmation });
      onDiscarded(file);
      focusAfterRender(sidePanelTitleId);
    } catch (error) {
      setDiscardError(toErrorBody(error));
    }
  };
  const previewChange = async (change: PendingChange) => {
    try {
      const page = await findChangePage(change, menu);
      if (page === undefined)
        return setDiscardError({ message: `«${change.label}»: ya no hay una página que lo muestre.` });
      onPreview(page);
    } catch (error) {
      setDiscardError(toErrorBody(error));
    }
  };
  return (
    <SidePanel title="Qué cambió" onClose={onClose}>
      <p role="status">
        {discardError?.message ?? (pending && pending.changes.length > 0 ? "" : formatEmptyMessage(pending))}
      </p>
      {discardError?.raw !== undefined && <TechnicalDetails>{discardError.raw}</TechnicalDetails>}
      {notices}
      {pending?.changes.map((change) => (
        <section key={change.file} className={layout.card} aria-label={change.label}>
          <h3>{change.label}</h3>
          <FileChanges changes={change.changes} text={change.text} />
          {hasPage(change, menu) && (
            <PushButton onClick={() => void previewChange(change)}>
              Ver <span className="visually-hidden">{`«${change.label}» en su página`}</span>
            </PushButton>
          )}
          <DiscardButtons change={change} onDiscard={(file, confirmation) => void discard(file, confirmation)} />
        </section>
      ))}
    </SidePanel>
  );
}

type DiscardButtonsProps = { change: PendingChange; onDiscard: (file: string, confirmation: string) => void };

/** Buttons that discard a file's draft or, for a version of a legal text, only its pending publication. */
function DiscardButtons({ change: { file, label, publication }, onDiscard }: DiscardButtonsProps) {
  const version = /(\d+)\.published\.json$/.exec(publication ?? "")?.[1] ?? "";
  return (
    <>
      {publication !== undefined && (
        <ConfirmedButton
          id={`descartar-${publication}`}
          question="¿Deshacer la publicación? La versión vuelve a ser borrador, con todo lo escrito."
          onConfirm={() => onDiscard(publication, `La versión ${version} ya no se publica: es un borrador.`)}
        >
          {formatUnfreezeLabel(version)}
        </ConfirmedButton>
      )}
      {publication !== file && (
        <ConfirmedButton
          id={`descartar-${file}`}
          look="danger"
          question={`¿Dejar «${label}» como se publicó? Lo de este borrador se pierde.`}
          onConfirm={() => onDiscard(file, `«${label}» está otra vez como se publicó.`)}
        >
          Descartar estos cambios
        </ConfirmedButton>
      )}
    </>
  );
}

/** The lists and texts, with the page that shows each. */
type MenuEntries = Pick<Menu, "lists" | "texts">;

const hasPage = (change: Pick<PendingChange, "file">, { lists, texts }: MenuEntries): boolean =>
  lists.some(({ file }) => file === change.file) || texts.some(({ id }) => change.file.includes(`/${id}/`));

/**
 * Finds the page that shows a change. If each row has its own page, uses the first changed row that still exists.
 *
 * @returns the path; undefined if no page shows the change.
 */
async function findChangePage(
  { file, changes }: Pick<PendingChange, "file" | "changes">,
  { lists, texts }: MenuEntries,
): Promise<string | undefined> {
  const list = lists.find((each) => each.file === file);
  if (!list) return texts.find(({ id }) => file.includes(`/${id}/`))?.page;
  // Drops a row's anchor, because the preview scrolls to the page's changes anyway.
  const page = list.page.replace(/#.*\{.*$/, "");
  if (!page.includes("{")) return page;
  const { data } = await sendRequest<OpenList>("GET", `/api/lists/${list.id}`);
  const rows = changes.flatMap(({ where, after }) =>
    after.length > 0 ? [Number(/ (\d+)(?= |$)/.exec(where)?.[1])] : [],
  );
  return rows.map((row) => findRowPage(list, data, data, row - 1)).find((candidate) => candidate !== undefined);
}
