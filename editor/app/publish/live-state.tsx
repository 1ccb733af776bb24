import { useEffect, useState } from "react";
import type { LiveStatus } from "#editor/api/publish-api.ts";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon, type StatusIconKind } from "#editor/app/shared/messages/status-icon.tsx";
import { repeat } from "#editor/app/shared/repeat.ts";
import { sendRequest } from "#editor/app/shared/request.ts";
import { saveEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import styles from "./live-state.module.css";

const formatMessage = ({ state, commit = "", minutes }: LiveStatus): { words: string; sign?: StatusIconKind } => {
  if (state === "building") return { words: "Se está publicando…" };
  if (state === "live") return { words: "Ya está en el sitio", sign: "good" };
  if (state === "unknown") return { words: "El sitio no dice qué versión muestra.", sign: "look" };
  const words = `Pasaron más de ${minutes} minutos y el sitio no lo muestra: avisa a quien desarrolla el sitio y dale este número: ${commit.slice(0, 7)}.`;
  return state === "late" ? { words, sign: "wrong" } : { words: "" };
};

const soonMs = 10_000;
const restingMs = 60_000;

/** Whether the last publication is on the site; asked while the tab is visible, and after each publication. */
export function LiveState() {
  const [live, setLive] = useState<LiveStatus>();
  useEffect(() => {
    const look = async (signal: AbortSignal) => {
      if (document.visibilityState === "hidden") return soonMs;
      const answer = await sendRequest<LiveStatus>("GET", "/api/live", undefined, signal).catch(() => undefined);
      if (answer && !signal.aborted) setLive(answer);
      return answer && answer.state !== "building" ? restingMs : soonMs;
    };
    let stop = repeat(look);
    const lookNow = () => {
      stop();
      stop = repeat(look);
    };
    saveEvents.addEventListener("published", lookNow);
    return () => {
      saveEvents.removeEventListener("published", lookNow);
      stop();
    };
  }, []);
  const { words, sign } = live ? formatMessage(live) : { words: "" };
  return (
    <div className={`${layout.row} ${styles.live}`} data-state={live?.state}>
      {sign && <StatusIcon of={sign} />}
      {/* `aria-live` and not `role="status"`, since its messages appear without any input. */}
      <p aria-live="polite">{words}</p>
    </div>
  );
}
