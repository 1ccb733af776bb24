import type { OpenText } from "#editor/api/text-api.ts";
import { isDay } from "#editor/app/form/describe-day.ts";
import styles from "#editor/app/legal/text-editor.module.css";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";

export type TextPanel = "add" | "compare" | "next" | "freeze";

type VersionBarProps = {
  text: OpenText;
  panel: TextPanel | undefined;
  onPanel: (panel: TextPanel) => void;
  onVersion: (version: string) => void;
};

/** Select element for the open version, and buttons that open the panels. */
export function VersionBar({ text, panel, onPanel, onVersion }: VersionBarProps) {
  const { version, versions, frozen, obstacles, next } = text;
  const opener = (which: TextPanel) => ({
    id: formatPanelButtonId(which),
    "aria-expanded": panel === which,
    onClick: () => onPanel(which),
  });
  const formatState = (each: OpenText["versions"][number]) => {
    if (!each.isPublished) return "borrador";
    return each.version === version && frozen?.state === "ready" ? "por publicarse" : "publicada";
  };
  return (
    <div className={styles.actions}>
      <p className={styles.version}>
        <label htmlFor="version-del-texto">Versión y día en que rige</label>
        <select
          id="version-del-texto"
          className={controls.control}
          value={version}
          onChange={({ target }) => onVersion(target.value)}
        >
          {versions.map((each) => (
            <option key={each.version} value={each.version}>
              {`${each.version}: ${formatState(each)}, ${formatDay(each.inForce)}`}
            </option>
          ))}
        </select>
      </p>
      <PushButton look="text" {...opener("compare")}>
        Comparar
      </PushButton>
      {(obstacles || next) && (
        <div className={styles.last}>
          {obstacles && (
            <PushButton {...opener("freeze")}>
              {frozen ? "Poner los datos del Operador" : "Publicar esta versión"}
            </PushButton>
          )}
          {next && <PushButton {...opener("next")}>Nueva versión</PushButton>}
        </div>
      )}
    </div>
  );
}

export const formatPanelButtonId = (panel: TextPanel) => `abre-${panel}`;

/** Short date format, because phones truncate the text of a select. */
const short = new Intl.DateTimeFormat("es-MX", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a day. Older versions may have a month instead, which stays as written: `2024-09`. */
const formatEffectiveDay = (inForce: string) => (isDay(inForce) ? short.format(new Date(inForce)) : inForce);

const formatDay = (inForce: string) => (inForce === "pendiente" ? "sin día" : formatEffectiveDay(inForce));
