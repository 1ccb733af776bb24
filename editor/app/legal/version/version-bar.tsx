import { isDay } from "#domain/calendar/civil-time.ts";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { LabelledSelect } from "#editor/app/shared/select.tsx";
import styles from "./version-bar.module.css";

export type LegalTextPanel = "add" | "compare" | "next" | "freeze";

type VersionBarProps = {
  text: OpenLegalText;
  panel: LegalTextPanel | undefined;
  onPanelOpen: (panel: LegalTextPanel) => void;
  onVersionChange: (version: string) => void;
};

export function VersionBar({ text, panel, onPanelOpen, onVersionChange }: VersionBarProps) {
  const { version, versions, frozen, obstacles, nextVersion } = text;
  const buildOpenerProps = (target: LegalTextPanel) => ({
    id: formatPanelButtonId(target),
    "aria-expanded": panel === target,
    onClick: () => onPanelOpen(target),
  });
  const formatOption = (each: OpenLegalText["versions"][number]) =>
    each.version === version && frozen?.state === "ready" ? formatVersion(each, "por publicarse") : formatVersion(each);
  return (
    <div className={`${layout.row} ${styles.actions}`}>
      <LabelledSelect
        label="Versión y día en que rige"
        value={version}
        options={versions.map((each) => ({
          value: each.version,
          label: formatOption(each),
        }))}
        onChange={onVersionChange}
      />
      <PushButton look="text" {...buildOpenerProps("compare")}>
        Comparar
      </PushButton>
      {(obstacles || nextVersion) && (
        <div className={styles.last}>
          {obstacles && (
            <PushButton {...buildOpenerProps("freeze")}>
              {frozen ? "Poner los datos del Operador" : "Publicar esta versión"}
            </PushButton>
          )}
          {nextVersion && <PushButton {...buildOpenerProps("next")}>Nueva versión</PushButton>}
        </div>
      )}
    </div>
  );
}

/** Formats a version for a select: `2: retirada, 29 dic 2026`. */
export function formatVersion(
  { version, isPublished, isWithdrawn, inForce }: OpenLegalText["versions"][number],
  state = isWithdrawn ? "retirada" : isPublished ? "publicada" : "borrador",
): string {
  return `${version}: ${state}, ${formatDay(inForce)}`;
}

export const formatPanelButtonId = (panel: LegalTextPanel) => `abre-${panel}`;

/** Short date format, because phones truncate the text of a select. */
const shortDateFormat = new Intl.DateTimeFormat("es-MX", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a day. Older versions may have a month instead, which stays as written: `2024-09`. */
const formatEffectiveDay = (inForce: string) => (isDay(inForce) ? shortDateFormat.format(new Date(inForce)) : inForce);

const formatDay = (inForce: string) => (inForce === "pendiente" ? "sin día" : formatEffectiveDay(inForce));
