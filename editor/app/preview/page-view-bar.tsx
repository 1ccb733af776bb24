import { type ComponentProps, useId, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { lowercaseFirstLetter } from "#editor/api/form/form-value.ts";
import type { StartDay } from "#editor/api/form/row-page.ts";
import { DayForm } from "#editor/app/form/day-form.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { backButtonId, type PageView, type VersionDraftView } from "./page-view.ts";
import styles from "./page-view-bar.module.css";

type PageViewBarProps = {
  view: PageView | undefined;
  /** Whether the frame still has a page of another view. */
  isOpening?: boolean;
  onViewChange: (view: PageView | undefined) => void;
  /** Start day of the open row, if in the future. */
  startDay: StartDay | undefined;
  /** The draft of the open legal version, if the page of today shows another version. */
  draft: VersionDraftView | undefined;
};

const openId = "pagina-otro-dia";

export function PageViewBar({ view, isOpening = false, onViewChange, startDay, draft }: PageViewBarProps) {
  const messageId = useId();
  const openView = (nextView: PageView) => {
    onViewChange(nextView);
    focusAfterRender(backButtonId);
  };
  const previewDay = (day: string) => openView(draft ? { ...draft, day } : { day });
  const leaveView = () => {
    onViewChange(undefined);
    focusAfterRender(openId);
  };
  if (view)
    return (
      <div className={`${layout.ask} ${styles.view}`} data-notice="day">
        <p id={messageId}>
          {isOpening ? `Se abre: ${lowercaseFirstLetter(formatViewMessage(view))}` : formatViewMessage(view)}
        </p>
        <PushButton id={backButtonId} aria-describedby={messageId} onClick={leaveView}>
          {"tree" in view ? "Ver la página sin esto" : "draftVersion" in view ? "Ver la publicada" : "Volver a hoy"}
        </PushButton>
      </div>
    );
  return (
    <>
      <OtherDay initialDay={draft?.day ?? startDay?.day} onDayEntered={previewDay} />
      {draft && (
        <PushButton onClick={() => openView(draft)}>{`Ver el borrador de la versión ${draft.draftVersion}`}</PushButton>
      )}
      {startDay && (
        <div className={`${layout.ask} ${styles.view}`} data-notice="coming">
          <p>{formatStartDayLabel(startDay)}</p>
          <PushButton onClick={() => previewDay(startDay.day)}>Ver la página de ese día</PushButton>
        </div>
      )}
    </>
  );
}

const formatStartDayLabel = ({ day, isHidden }: StartDay) =>
  `${isHidden ? "En el sitio no se ve hasta el" : "Empieza el"} ${formatDate(day)}: esta es la página como está antes.`;

function formatViewMessage(view: PageView): string {
  const day = view.day === undefined ? "" : ` el ${formatDate(view.day)}`;
  if ("tree" in view)
    return `Así quedará${day} con «${view.title}», de ${view.author}. Los textos legales se ven como están hoy.`;
  return "draftVersion" in view
    ? `Borrador de la versión ${view.draftVersion}: así quedará${day}.`
    : `Así se verá${day}.`;
}

function OtherDay({ initialDay, onDayEntered }: Pick<ComponentProps<typeof DayForm>, "initialDay" | "onDayEntered">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PushButton id={openId} look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Ver otro día
      </PushButton>
      {isOpen && <DayForm action="Ver ese día" initialDay={initialDay} onDayEntered={onDayEntered} />}
    </>
  );
}
