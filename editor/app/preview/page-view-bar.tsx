import { useId, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { DayForm } from "#editor/app/form/day-form.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import type { StartDay } from "#editor/app/list/row-page.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { backButtonId, type PageView } from "./page-view.ts";
import styles from "./page-view-bar.module.css";

type PageViewBarProps = {
  seen: PageView | undefined;
  onSeen: (seen: PageView | undefined) => void;
  /** Start day of the open row, if in the future. */
  coming: StartDay | undefined;
  today: string;
};

const openId = "pagina-otro-dia";

/** Bar above the preview: the current view with a button that leaves it, or buttons to preview a future day. */
export function PageViewBar({ seen, onSeen, coming, today }: PageViewBarProps) {
  const messageId = useId();
  const previewDay = (day: string) => {
    onSeen({ day });
    focusAfterRender(backButtonId);
  };
  const leaveView = () => {
    onSeen(undefined);
    focusAfterRender(openId);
  };
  if (seen)
    return (
      <div className={`${layout.ask} ${styles.view}`}>
        <p id={messageId}>{formatViewMessage(seen)}</p>
        <PushButton id={backButtonId} aria-describedby={messageId} onClick={leaveView}>
          {"day" in seen ? "Volver a hoy" : "Volver a mi borrador"}
        </PushButton>
      </div>
    );
  return (
    <>
      <OtherDay today={today} onDay={previewDay} />
      {coming && (
        <div className={`${layout.ask} ${styles.view}`} data-coming>
          <p>{formatStartDayLabel(coming)}</p>
          <PushButton onClick={() => previewDay(coming.day)}>Ver la página de ese día</PushButton>
        </div>
      )}
    </>
  );
}

const formatStartDayLabel = ({ day, isUnseen }: StartDay) =>
  `${isUnseen ? "En el sitio no se ve hasta el" : "Empieza el"} ${formatDate(day)}: esta es la página como está antes.`;

const formatViewMessage = (seen: PageView) =>
  "day" in seen
    ? `Así se verá el ${formatDate(seen.day)}.`
    : `Así quedará con «${seen.title}», de ${seen.author}. Los textos legales se ven como están hoy.`;

type OtherDayProps = { today: string; onDay: (day: string) => void };

/** Button that opens a field for a future day to preview. */
function OtherDay({ today, onDay }: OtherDayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PushButton id={openId} look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Ver otro día
      </PushButton>
      {isOpen && <DayForm action="Ver ese día" today={today} onDay={onDay} />}
    </>
  );
}
