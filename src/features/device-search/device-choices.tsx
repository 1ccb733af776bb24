import type { FoundDevice } from "#domain/device-match.ts";
import { fill } from "#domain/fill.ts";
import { Button } from "#ui/button/button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./device-choices.module.css";
import type { DeviceSearchWords } from "./device-search-words.ts";
import type { Device } from "./read-devices.ts";

/** Buttons at a time: as many as fit above a phone's keyboard, and above the answer. */
const most = 6;

type DeviceChoicesProps = {
  label: string;
  devices: readonly FoundDevice<Device>[];
  words: DeviceSearchWords["choices"];
  onChoose: (device: FoundDevice<Device>) => void;
};

/** How many there are, and the names of those that are shown. */
export function spokenChoices(devices: DeviceChoicesProps["devices"], { told }: DeviceSearchWords["choices"]): string {
  const names = devices.slice(0, most).map(({ fullName }) => fullName);
  return fill(devices.length === 1 ? told.one : told.other, { n: `${devices.length}`, names: names.join("; ") });
}

/** The models that the typed text may mean. */
export function DeviceChoices({ label, devices, words, onChoose }: DeviceChoicesProps) {
  const more = devices.length - most;
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
      {more > 0 && <p className={styles.more}>{fill(more === 1 ? words.one : words.more, { n: `${more}` })}</p>}
    </Stack>
  );
}
