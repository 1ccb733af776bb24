/** The speed of this visit, sent once, when the page is hidden for the first time. docs/decisions/0074 */
import { onCLS, onINP, onLCP } from "web-vitals";
import { type DeviceClass, pageKindOf, type VitalsReport, vitalsPath } from "#domain/leads/web-vitals.ts";

export function reportVitals(): void {
  const values: VitalsReport["values"] = {};
  // Every change: what the package reads after its last report, as a click that leads away, would be lost otherwise.
  for (const observe of [onLCP, onINP, onCLS])
    observe(
      ({ name, value }) => {
        values[name as keyof typeof values] = value;
      },
      { reportAllChanges: true },
    );
  // The package takes its last values in listeners on the document; the event comes to the window after them.
  addEventListener("visibilitychange", send);

  function send(): void {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    const report: VitalsReport = { page: pageKindOf(location.pathname), device: deviceClass(), values };
    // Without a measure there is nothing to say: old browsers know none.
    if (Object.keys(values).length > 0)
      navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(report)], { type: "application/json" }));
  }
}

function deviceClass(): DeviceClass {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}
