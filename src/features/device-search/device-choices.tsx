import type { FoundDevice } from "#domain/devices/device-verdict.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { Button } from "#ui/button/button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./device-choices.module.css";
import type { DeviceSearchTexts } from "./device-search-texts.ts";
import type { Device } from "./read-devices.ts";

/** Maximum number of buttons: with more, buttons and answer would not fit above a phone's keyboard. */
const most = 6;

type DeviceChoicesProps = {
  label: string;
  devices: readonly FoundDevice<Device>[];
  words: DeviceSearchTexts["choices"];
  onChoose: (device: FoundDevice<Device>) => void;
};

/** Formats the announcement: the number of models, the names of those shown, and how to find the others. */
export function formatChoicesAnnouncement(
  devices: DeviceChoicesProps["devices"],
  words: DeviceSearchTexts["choices"],
): string {
  const { one, other } = words.told;
  const names = devices.slice(0, most).map(({ fullName }) => fullName);
  const shown = fillPlaceholders(devices.length === 1 ? one : other, {
    n: `${devices.length}`,
    names: names.join("; "),
  });
  return [shown, moreChoices(devices, words)].filter(Boolean).join(" ");
}

/** Formats the number of models that are not shown. @returns undefined if all are shown. */
function moreChoices(devices: DeviceChoicesProps["devices"], { one, more }: DeviceSearchTexts["choices"]) {
  const hidden = devices.length - most;
  return hidden > 0 ? fillPlaceholders(hidden === 1 ? one : more, { n: `${hidden}` }) : undefined;
}

/** Buttons for the models that the typed text may mean. */
export function DeviceChoices({ label, devices, words, onChoose }: DeviceChoicesProps) {
  const more = moreChoices(devices, words);
  return (
    <Stack gap={2}>
      <NamedRow label={label}>
        {devices.slice(0, most).map((device) => (
          <li key={device.fullName}>
            <Button variant="ghost" size="s" onClick={() => onChoose(device)}>
              {device.fullName}
            </Button>
          </li>
        ))}
      </NamedRow>
      {more && <p className={styles.more}>{more}</p>}
    </Stack>
  );
}
