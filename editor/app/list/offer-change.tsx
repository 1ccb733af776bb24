import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formatFormPath } from "#content/forms/check/path-label.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { ListInfo } from "#editor/api/api.ts";
import { formatFieldId, getValueAt, toFields, toRows } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import type { DraftView } from "#editor/app/draft/draft-view.ts";
import type { FormDraft } from "#editor/app/draft/form-draft.ts";
import { DayForm } from "#editor/app/form/day-form.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { parseEditorLocation } from "#editor/app/shell/editor-location.ts";
import { changeRow, proposeLastDay, type RowChange } from "./next-period.ts";

/** A list and its draft in this tab. */
type OpenedList = { list: ListInfo; draft: FormDraft };

type OfferChangeProps = {
  offers: OpenedList;
  /** The list of the open form: that of the offers, or one whose change makes them outdated. */
  own: OpenedList;
};

/** Says how the offers should follow a change of regular figures, with a button that saves both changes. */
export function OfferChange({ offers: { list, draft }, own }: OfferChangeProps) {
  const { today } = useContext(FormContext);
  const isWriting = useRef(false);
  const [isRefused, setRefused] = useState(false);
  /** Number of the row with the new figures. */
  const [writtenRow, setWrittenRow] = useState<number>();
  const { data, saveStatus } = useSyncExternalStore(draft.subscribe, draft.view);
  const changes = listOfferChanges(list.id, useSyncExternalStore(own.draft.subscribe, own.draft.view));
  const isNeeded = changes.length > 0;
  useEffect(() => {
    if (isNeeded) void draft.open();
  }, [draft, isNeeded]);
  const rows = toRows(data);
  const [continued] = changes.filter(({ day }) => day !== undefined);
  const isOwn = own.draft === draft;
  const write = async (until: string) => {
    if (!isOwn && !(await own.draft.confirmImpact())) return;
    const currentRows = toRows(draft.view().data);
    draft.change(
      changes.reduce((all, change) => changeRow(list.schema, all, change, { until, today }), currentRows),
      true,
    );
    const isSaved = await draft.confirmImpact();
    const index = (continued ?? changes[0])?.index ?? 0;
    if (isOwn) return focusAfterRender(formatFieldId([index]));
    setRefused(!isSaved);
    if (!isSaved) return;
    setWrittenRow(index + 1);
    // Its answer no longer has the to-dos.
    await own.draft.confirmImpact();
    focusAfterRender(writtenId);
  };
  const writeOnce = (until = "") => {
    if (isWriting.current) return;
    isWriting.current = true;
    void write(until).finally(() => {
      isWriting.current = false;
    });
  };
  if (!isNeeded || changes.some(({ index }) => rows[index] === undefined))
    return (
      writtenRow !== undefined &&
      saveStatus === "saved" && (
        <p id={writtenId} tabIndex={-1}>
          {"La oferta también cambió, como borrador. "}
          <a className={controls.link} href={`#${list.id}/${writtenRow}`}>{`Ver «${list.label}»`}</a>
        </p>
      )
    );
  return (
    <Message tone="look" title="La oferta ya no coincide">
      {isRefused && <p className={layout.wrong}>{`La oferta no se guardó: mira por qué en «${list.label}».`}</p>}
      <p>«Cambiar también la oferta» escribe esto, como borrador:</p>
      <ul className={layout.lines}>
        {changes.flatMap((change) =>
          describeChange(list, rows, change).map((line) => <li key={`${change.index} ${line}`}>{line}</li>),
        )}
      </ul>
      {continued?.day === undefined ? (
        <PushButton look="main" onClick={() => writeOnce()}>
          {buttonLabel}
        </PushButton>
      ) : (
        <DayForm
          key={continued.day}
          label="Último día de la nueva"
          look="main"
          action={buttonLabel}
          initialDay={proposeLastDay(list.schema, rows[continued.index], continued.day)}
          onDayEntered={writeOnce}
        />
      )}
    </Message>
  );
}

const writtenId = "oferta-cambiada";
const buttonLabel = "Cambiar también la oferta";

/**
 * Lists the changes of offers that a form's consequences or the offers' own advice ask for, last row first, so that a
 * new row moves none of the others. Of a row that changes on several days, only the first change is listed.
 */
function listOfferChanges(offersId: string, { impact, diagnostics }: DraftView): RowChange[] {
  const todoChanges = impact.todos.flatMap(({ location, suggestedValue: value, continuation }): RowChange[] => {
    const { id, row: index, field } = parseEditorLocation(location);
    if (id !== offersId) return [];
    if (continuation) return [{ index, ...continuation }];
    return typeof value === "number" ? [{ index, values: [{ path: field.split("."), value }] }] : [];
  });
  const ownChanges = diagnostics.flatMap(({ path: [index], continuation }): RowChange[] =>
    continuation ? [{ index: Number(index), ...continuation }] : [],
  );
  return [...Map.groupBy([...todoChanges, ...ownChanges], ({ index, day = "" }) => `${index} ${day}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, values: [first, ...others].flatMap(({ values }) => values) }] : [],
    )
    .toSorted((one, other) => other.index - one.index || (one.day ?? "").localeCompare(other.day ?? ""))
    .filter(({ index }, position, all) => index !== all[position - 1]?.index);
}

function describeChange({ schema }: ListInfo, rows: readonly unknown[], { index, day, values }: RowChange): string[] {
  const row = rows[index];
  const format = (path: readonly string[], value: unknown) =>
    path.includes("pesos") ? formatPesos(Number(value)) : `${value}\u00a0GB`;
  const valueTexts = values.map(({ path, value }) => {
    const name = formatFormPath(schema, [index, ...path], rows)
      .split(" › ")
      .at(-1);
    return `${name} ${format(path, value)} en lugar de ${format(path, getValueAt(row, path))}`;
  });
  const name = `«${getRowName(row, schema)}»`;
  if (day === undefined) return [`${name}: ${formatSpanishList(valueTexts)}.`];
  const hasOwnNumber = schema.uniqueFields?.some((field) => toFields(row)[field] !== undefined);
  return [
    `${name} termina el ${formatDate(addDays(day, -1))}.`,
    `Otra empieza el ${formatDate(day)}, con lo mismo y ${formatSpanishList(valueTexts)}.${hasOwnNumber ? " Le falta su folio." : ""}`,
  ];
}
