import { isDay } from "#domain/calendar/civil-time.ts";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { formatPanelButtonId } from "#editor/app/legal/use-legal-text-navigation.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { LabelledSelect } from "#editor/app/shared/select.tsx";
import styles from "./version-bar.module.css";

export function VersionBar({ editing: { text, draft, navigation } }: { editing: LegalTextEditing }) {
  const { version, versions, frozen, obstacles, nextVersion } = text;
  const { panel, openPanel } = navigation;
  const buildOpenerProps = (target: NonNullable<typeof panel>) => ({
    id: formatPanelButtonId(target),
    "aria-expanded": panel === target,
    onClick: () => openPanel(target === panel ? undefined : target),
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
        onChange={(chosenVersion) => {
          openPanel(undefined);
          void draft.reopen(chosenVersion);
        }}
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

/** Short date format, because phones truncate the text of a select. */
const shortDateFormat = new Intl.DateTimeFormat("es-MX", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a day. Older versions may have a month instead, which stays as written: `2024-09`. */
const formatEffectiveDay = (inForce: string) => (isDay(inForce) ? shortDateFormat.format(new Date(inForce)) : inForce);

const formatDay = (inForce: string) => (inForce === "pendiente" ? "sin día" : formatEffectiveDay(inForce));
