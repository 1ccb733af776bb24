import type { LiveStatus } from "#editor/api/publish-api.ts";
import { StatusIcon, type StatusIconKind } from "#editor/app/shared/messages/status-icon.tsx";
import styles from "./live-state.module.css";

const formatMessage = ({ state, commit = "", minutes }: LiveStatus): { words: string; sign?: StatusIconKind } => {
  if (state === "building") return { words: "Se está publicando…" };
  if (state === "live") return { words: "Ya está en el sitio", sign: "good" };
  if (state === "unknown") return { words: "El sitio no dice qué versión muestra.", sign: "look" };
  const words = `Pasaron más de ${minutes} minutos y el sitio no lo muestra: avisa a quien desarrolla el sitio y dale este número: ${commit.slice(0, 7)}.`;
  return state === "late" ? { words, sign: "wrong" } : { words: "" };
};

/** Whether the last publication is on the site. */
export function LiveState({ live }: { live: LiveStatus | undefined }) {
  const { words, sign } = live ? formatMessage(live) : { words: "" };
  return (
    <div className={styles.live} data-state={live?.state}>
      {sign && <StatusIcon of={sign} />}
      {/* `aria-live` and not `role="status"`, since its messages appear without any input. */}
      <p aria-live="polite">{words}</p>
    </div>
  );
}
