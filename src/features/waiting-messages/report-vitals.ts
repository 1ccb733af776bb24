/** Reports the visit's web vitals once, when the page is first hidden. See docs/decisions/0074. */
import { onCLS, onINP, onLCP } from "web-vitals";
import { type DeviceClass, getPageFamily, type VitalsReport, vitalsPath } from "#domain/visits/web-vitals.ts";

export function reportVitals(): void {
  const values: VitalsReport["values"] = {};
  // Observe every change: otherwise the last values would be lost, such as the value of a click that leaves the page.
  for (const observe of [onLCP, onINP, onCLS])
    observe(
      ({ name, value }) => {
        values[name as keyof typeof values] = value;
      },
      { reportAllChanges: true },
    );
  // Listen on the window: `web-vitals` takes its last values in listeners on the document, which run earlier.
  addEventListener("visibilitychange", sendReport);

  function sendReport(): void {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", sendReport);
    const report: VitalsReport = { page: getPageFamily(location.pathname), device: getDeviceClass(), values };
    // Old browsers measure nothing, so there is nothing to send.
    if (Object.keys(values).length > 0)
      navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(report)], { type: "application/json" }));
  }
}

function getDeviceClass(): DeviceClass {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}
