import { spokenDate } from "#domain/spanish-time.ts";
import type { OpenText } from "#editor/api-texts.ts";
import { isDay } from "#editor/app/form/day-words.ts";
import controls from "#editor/app/parts/controls.module.css";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import styles from "./text-editor.module.css";

/** What is open instead of the clauses. */
export type TextPanel = "add" | "compare" | "next" | "publish";

type VersionBarProps = {
  text: OpenText;
  /** A clause is being written that is not in the text yet. */
  isAdding: boolean;
  panel: TextPanel | undefined;
  onPanel: (panel: TextPanel) => void;
  onVersion: (version: string) => void;
};

/** The version that is open, and what can be done with it. */
export function VersionBar({ text, isAdding, panel, onPanel, onVersion }: VersionBarProps) {
  const { version, versions, isLocked, frozen, publishing, next } = text;
  const actions: readonly { panel: TextPanel; label: string; isThere: boolean }[] = [
    { panel: "add", label: isAdding ? "Seguir con la cláusula nueva" : "Agregar cláusula", isThere: !isLocked },
    { panel: "compare", label: "Comparar", isThere: true },
    {
      panel: "publish",
      label: frozen ? "Poner los datos del Operador" : "Publicar esta versión",
      isThere: publishing !== undefined,
    },
    { panel: "next", label: "Nueva versión", isThere: next !== undefined },
  ];
  const standing = (each: OpenText["versions"][number]) => {
    if (!each.isPublished) return "borrador";
    return each.version === version && frozen?.state === "ready" ? "lista para publicarse" : "publicada";
  };
  return (
    <>
      <p className={styles.version}>
        <label htmlFor="version-del-texto">Versión</label>
        <select
          id="version-del-texto"
          className={controls.control}
          value={version}
          onChange={({ target }) => onVersion(target.value)}
        >
          {versions.map((each) => (
            <option key={each.version} value={each.version}>
              {`${each.version}: ${standing(each)}, ${dayOf(each.inForce)}`}
            </option>
          ))}
        </select>
      </p>
      <div className={styles.actions}>
        {actions
          .filter(({ isThere }) => isThere)
          .map((action) => (
            <PushButton
              id={panelButton(action.panel)}
              key={action.panel}
              aria-expanded={panel === action.panel}
              onClick={() => onPanel(action.panel)}
            >
              {action.label}
            </PushButton>
          ))}
      </div>
    </>
  );
}

export const panelButton = (panel: TextPanel) => `abre-${panel}`;

/** Older versions may know only a month. */
const spoken = (inForce: string) => (isDay(inForce) ? `el ${spokenDate(inForce)}` : inForce);

const dayOf = (inForce: string) => (inForce === "pendiente" ? "sin día" : `en vigor desde ${spoken(inForce)}`);
