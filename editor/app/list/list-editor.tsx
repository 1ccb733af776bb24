import { useContext, useEffect, useState, useSyncExternalStore } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Diagnostic, Todo } from "#editor/api/api.ts";
import { fillKnownFacts, formatFieldId, toFields, toRows } from "#editor/api/form/form-value.ts";
import { copyRowKey } from "#editor/api/form/row-keys.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import { findRowPage, findRowStartDay } from "#editor/api/form/row-page.ts";
import { waysOfAskingListId } from "#editor/api/requests/search-api.ts";
import { DraftNotices } from "#editor/app/draft/draft-notices.tsx";
import { FormField } from "#editor/app/form/fields/form-field.tsx";
import { focusField, focusFirstControl } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { pageFormsSubject } from "#editor/app/guide/guide-subjects.ts";
import { HistoryPanel } from "#editor/app/publish/history-panel.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FormTitleBar } from "#editor/app/shared/panels/form-title-bar.tsx";
import { LockedPart } from "#editor/app/shared/panels/locked-part.tsx";
import { ScrollAnchor } from "#editor/app/shared/panels/scroll-anchor.tsx";
import { parseEditorLocation } from "#editor/app/shell/editor-location.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { addNamedRow } from "./add-named-row.ts";
import { DiagnosticList } from "./diagnostic-list.tsx";
import { type DatedList, findList, splitListId } from "./find-list.ts";
import { choosingDayReason, FirstDayPicker, firstDayId } from "./first-day-picker.tsx";
import { OfferChange } from "./offer-change.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { RowsEditor } from "./rows-editor.tsx";

type ListEditorProps = { shell: Shell; list: DatedList };

export function ListEditor({ shell, list }: ListEditorProps) {
  const { drafts, preview } = shell;
  const { row, field, openRow } = shell.location;
  const draft = drafts.getListDraft(list);
  const offerList = findList(shell.menu, "promociones");
  const surroundings = useContext(FormContext);
  const { facts, today } = surroundings;
  const { setPage, scrollToText, setComing, showDay, showChange } = preview;
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const { data, savedData, diagnostics, publishedKeys, saveStatus } = view;
  useEffect(() => void draft.open(), [draft]);
  const [isChoosingDay, setChoosingDay] = useState(false);
  const page = findRowPage(list, data, savedData, row);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) setPage(page);
  }, [isLoaded, page, setPage]);
  useKeyedEffect(list.day, (day) => {
    if (day !== undefined) showDay(day);
  });
  const { page: sharedPage, pagesByValue = {} } = list.sharedPage ?? {};
  const hasOwnPage = ![list.page, sharedPage, ...Object.values(pagesByValue)].includes(page);
  const name = fillKnownFacts(getRowName(toRows(savedData)[row], list.schema), facts);
  useKeyedEffect(hasOwnPage ? "" : name, scrollToText);
  const { day = "", isHidden = false } = findRowStartDay(list.schema, data, row, today) ?? {};
  useEffect(() => setComing(day === "" ? undefined : { day, isHidden }), [day, isHidden, setComing]);

  // Two changes may come before the next render, for example from the browser's own filling of forms.
  const changeShownData = (nextData: unknown, isStep?: boolean) => draft.change(nextData, isStep, data);
  const showSpot = (spotPage: string) => showChange(spotPage, day || undefined, name);
  const openDiagnostic = ({ path }: Diagnostic) => {
    const [first] = path;
    if (Array.isArray(data) && typeof first === "number") openRow(first);
    setTimeout(() => focusField(path));
  };
  useKeyedEffect(isLoaded && `${row} ${field}`, () => {
    if (!field) return;
    const namedRow = list.lockReason === undefined ? addNamedRow(list.schema, data, { field, today }) : undefined;
    if (!namedRow) return focusField([...(list.schema.type === "array" ? [row] : []), ...field.split(".")]);
    if (namedRow.isNew) draft.change(namedRow.data, true);
    // Removes the request for a new row from the hash, so that a reload does not add another.
    history.replaceState(null, "", `#${list.id}`);
    focusFirstControl(formatFieldId(namedRow.path));
  });
  const shownMessages = new Set(diagnostics.map(({ message }) => message));
  const expectedAdvice = convertTodosToAdvice(drafts.getExpectedTodos(), list.id, list.schema.type === "array").filter(
    ({ message }) => !shownMessages.has(message),
  );
  const spots = list.sharedPage && name !== "" && { ...list.sharedPage, onShow: showSpot };
  return (
    <FormContext
      value={{
        ...surroundings,
        diagnostics: [...diagnostics, ...expectedAdvice],
        publishedKeys,
        ...(spots && { spots }),
      }}
    >
      <FormTitleBar
        title={list.label}
        help={list.help}
        guideSubject={list.isPageCopy ? pageFormsSubject : splitListId(list.id)[0]}
        guideLabel={list.label}
        describedBy={list.canBeScheduled && firstDayId}
        lockReason={list.lockReason}
      />
      {list.canBeScheduled && (
        <FirstDayPicker
          list={list}
          comingChangeDays={view.open?.coming ?? []}
          isOpen={isChoosingDay}
          onOpenChange={setChoosingDay}
        />
      )}
      {!isLoaded && <p role="status">{saveStatus === "unreadable" ? view.message : "Abriendo…"}</p>}
      <ScrollAnchor />
      {offerList && offerList.lockReason === undefined && (
        <OfferChange offers={{ list: offerList, draft: drafts.getListDraft(offerList) }} own={{ list, draft }} />
      )}
      <DraftNotices draft={draft} view={view} row={row} onPreview={showChange} />
      <DiagnosticList diagnostics={diagnostics} onOpenDiagnostic={openDiagnostic} />
      {isLoaded && list.id === waysOfAskingListId && list.lockReason === undefined && (
        <QuestionPanel
          rows={toRows(data)}
          onAddWayToAsk={(way, index) => {
            const ways = toRows(toFields(toRows(data)[index]).ways);
            draft.change(addWayToAsk(toRows(data), index, way), true);
            openRow(index);
            focusFirstControl(formatFieldId([index, "ways", ways.length]));
          }}
        />
      )}
      <LockedPart lockReason={isChoosingDay ? choosingDayReason : undefined}>
        {isLoaded && list.schema.type === "array" ? (
          <RowsEditor
            list={list}
            view={view}
            openIndex={row}
            onOpen={openRow}
            onChange={changeShownData}
            onUndo={draft.undo}
          />
        ) : (
          isLoaded && (
            <div className={layout.card} id="campo" tabIndex={-1}>
              <LockedPart lockReason={list.lockReason}>
                <FormField
                  schema={{ ...list.schema, title: "" }}
                  value={toFields(data)}
                  path={[]}
                  onChange={changeShownData}
                />
              </LockedPart>
              <PushButton isAriaDisabled={!view.canUndo} onClick={draft.undo}>
                Deshacer
              </PushButton>
            </div>
          )
        )}
      </LockedPart>
      {isLoaded && list.day === undefined && (
        <LockedPart lockReason={list.lockReason}>
          <HistoryPanel file={list.file} onPreview={page === undefined ? undefined : () => showChange(page)} />
        </LockedPart>
      )}
    </FormContext>
  );
}

function addWayToAsk(rows: readonly unknown[], index: number, wayToAsk: string): readonly unknown[] {
  const row = toFields(rows[index]);
  return rows.with(index, copyRowKey(rows[index], { ...row, ways: [...toRows(row.ways), wayToAsk] }));
}

/**
 * Converts to-dos to advice at the fields of one list. The to-dos come from an unconfirmed change to another list.
 *
 * @param list - id of the list.
 * @param isOfRows - whether the list has rows, so that each path starts with a row index.
 */
function convertTodosToAdvice(todos: readonly Todo[], list: string, isOfRows: boolean): Diagnostic[] {
  return todos.flatMap(({ location, label, what, from }) => {
    const { id, row, field } = parseEditorLocation(location);
    if (id !== list || field === "") return [];
    const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    // Splits `field path: advice`, because the field shows the advice without the path.
    const [, where = label, message = what] = /^(.+ › .+?): (.+)$/s.exec(what) ?? [];
    const startLabel = from === undefined ? "" : `desde el ${formatDate(from)}, `;
    return { kind: "advice", path: isOfRows ? [row, ...path] : path, where, message: `${startLabel}${message}` };
  });
}
