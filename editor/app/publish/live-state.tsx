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
  const message = `Pasaron más de ${minutes} minutos y el sitio no lo muestra: avisa a quien desarrolla el sitio y dale este número: ${commit.slice(0, 7)}.`;
  return state === "late" ? { words: message, sign: "wrong" } : { words: "" };
};

const pollMs = 10_000;
const slowPollMs = 60_000;

/** Shows whether the last publication is on the site; checks while the tab is visible, and after each publication. */
export function LiveState() {
  const [live, setLive] = useState<LiveStatus>();
  useEffect(() => {
    const pollStatus = async (signal: AbortSignal) => {
      if (document.visibilityState === "hidden") return pollMs;
      const answer = await sendRequest<LiveStatus>("GET", "/api/live", undefined, signal).catch(() => undefined);
      if (answer && !signal.aborted) setLive(answer);
      return answer && answer.state !== "building" ? slowPollMs : pollMs;
    };
    let stopPolling = repeat(pollStatus);
    const pollNow = () => {
      stopPolling();
      stopPolling = repeat(pollStatus);
    };
    saveEvents.addEventListener("published", pollNow);
    return () => {
      saveEvents.removeEventListener("published", pollNow);
      stopPolling();
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
