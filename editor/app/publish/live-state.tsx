import { useRef, useState } from "react";
import type { LiveStatus } from "#editor/api/requests/publish-api.ts";
import { startPolling } from "#editor/app/shared/hooks/repeat.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon, type StatusIconKind } from "#editor/app/shared/messages/status-icon.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import { contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import styles from "./live-state.module.css";

const formatMessage = ({ state, commit = "", minutes }: LiveStatus): { message: string; icon?: StatusIconKind } => {
  if (state === "building") return { message: "Se está publicando…" };
  if (state === "live") return { message: "Lo publicado ya está en el sitio", icon: "good" };
  if (state === "unknown") return { message: "El sitio no dice qué versión muestra.", icon: "look" };
  const message = `Pasaron más de ${minutes} minutos y el sitio no lo muestra: avisa a quien desarrolla el sitio y dale este número: ${commit.slice(0, 7)}.`;
  return state === "late" ? { message, icon: "wrong" } : { message: "" };
};

const pollMs = 10_000;
const slowPollMs = 20_000;
/** Pause between two requests that wait. */
const waitPauseMs = 1_000;
/**
 * Milliseconds without input after which a change waits for the next input. Its announcement would start a workspace
 * that has ended, and extend the session of an abandoned tab.
 */
const idleMs = 4 * 60_000;

/**
 * Shows whether the last publication is on the site; checks while the tab is visible, and after each publication. Also
 * announces that somebody published, or sent, returned or withdrew a proposal.
 *
 * @param hasDrafts - whether something waits to be published: then only a publication that is not there yet is shown.
 */
export function LiveState({ hasDrafts }: { hasDrafts: boolean }) {
  const [liveStatus, setLiveStatus] = useState<LiveStatus>();
  const [publicationCount, setPublicationCount] = useState(0);
  const knownState = useRef<string>(undefined);
  const lastInputAt = useRef(Date.now());
  const noteInput = () => {
    lastInputAt.current = Date.now();
  };
  useListener(window, "pointermove", noteInput);
  useListener(window, "keydown", noteInput);
  useListener(contentEvents, "published", () => {
    // Until the answer, which asks the git server, nothing is said: what was true before may not be.
    setLiveStatus(undefined);
    setPublicationCount((count) => count + 1);
  });
  useKeyedEffect(publicationCount, () => {
    // A team's server answers a request that waits as soon as somebody publishes or decides.
    let query = "";
    return startPolling(async (signal) => {
      if (document.visibilityState === "hidden") return pollMs;
      const answer = await sendRequest<LiveStatus>("GET", `/api/live${query}`, undefined, signal).catch(
        () => undefined,
      );
      if (answer && !signal.aborted) {
        setLiveStatus(answer);
        const { repositoryState } = answer;
        knownState.current ??= repositoryState;
        const isIdle = Date.now() - lastInputAt.current >= idleMs;
        if (repositoryState !== undefined && repositoryState !== knownState.current && !isIdle) {
          knownState.current = repositoryState;
          contentEvents.dispatchEvent(new Event("repository"));
        }
      }
      const known = answer?.repositoryState;
      query = known === undefined ? "" : `?wait=${known}`;
      if (known !== undefined) return waitPauseMs;
      return answer && answer.state !== "building" ? slowPollMs : pollMs;
    });
  });
  // Beside a draft, people would read it as their draft's state.
  const isHidden = liveStatus === undefined || (liveStatus.state === "live" && hasDrafts);
  const { message, icon } = isHidden ? { message: "" } : formatMessage(liveStatus);
  return (
    <div className={`${layout.row} ${styles.live}`} data-state={liveStatus?.state}>
      {icon && <StatusIcon kind={icon} />}
      {/* `aria-live` instead of `role="status"`, because its messages appear without any input. */}
      <p aria-live="polite">{message}</p>
    </div>
  );
}
