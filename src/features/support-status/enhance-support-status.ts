import { type DailyHours, findNextTextChange, toUpcomingTime } from "#domain/calendar/support-hours.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { getDeviceTimeZone } from "#platform/device/time-zone.ts";
import { describeSupportStatus, type SupportStatusSentences, toTimePlaceholder } from "./describe-support-status.ts";

/** Texts of the script. `{at}` is a time: `a las 10 p.m.`. */
type SupportStatusCopy = SupportStatusSentences & {
  /** Variants of the sentences of `SupportStatusSentences` with the same endings, in the visitor's local time. */
  localClosesToday: string;
  localClosesTomorrow: string;
  localOpensToday: string;
  localOpensTomorrow: string;
};

type SupportStatusSettings = { hours: DailyHours; copy: SupportStatusCopy };

/**
 * Shows whether support is open. Updates at each opening and closing hour, and after the device has slept.
 *
 * @param root - contains the markup of `SupportStatus`.
 */
export function enhanceSupportStatus(root: HTMLElement, { hours, copy }: SupportStatusSettings): void {
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [box, status, local] = [findPart("hours"), findPart("status"), findPart("local")];
  const localZone = getDeviceTimeZone();
  let timer: ReturnType<typeof setTimeout>;

  function update(): void {
    const now = new Date();
    const { text, isOpen, changesAt, nextChange } = describeSupportStatus(now, hours, copy);
    const localChange = toUpcomingTime(changesAt, now, localZone);
    const isSame = nextChange.time === localChange.time && nextChange.isTomorrow === localChange.isTomorrow;
    box.dataset.hours = isOpen ? "open" : "closed";
    setText(status, text);
    setText(
      local,
      isSame ? "" : fillPlaceholders(selectLocalText(isOpen, localChange.isTomorrow), toTimePlaceholder(localChange)),
    );
    clearTimeout(timer);
    timer = setTimeout(
      update,
      findNextTextChange(changesAt, now, [hours.timeZone, localZone]).getTime() - now.getTime(),
    );
  }

  function selectLocalText(isOpen: boolean, isTomorrow: boolean): string {
    if (isOpen) return isTomorrow ? copy.localClosesTomorrow : copy.localClosesToday;
    return isTomorrow ? copy.localOpensTomorrow : copy.localOpensToday;
  }

  update();
  // Set the role after the first text, so that only later changes are announced.
  status.setAttribute("role", "status");
  // Timers do not run while the device sleeps, nor on a page in the back/forward cache.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") update();
  });
  addEventListener("pageshow", update);
}

/** Skips unchanged text, which would be announced again. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
