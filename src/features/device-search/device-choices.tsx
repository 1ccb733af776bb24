import type { FoundDevice } from "#domain/devices/device-verdict.ts";
import { Button } from "#ui/button/button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./device-choices.module.css";
import { formatMoreChoices, maxDeviceChoices } from "./device-choices-text.ts";
import type { DeviceSearchCopy } from "./device-search-copy.ts";
import type { Device } from "./read-devices.ts";

type DeviceChoicesProps = {
  label: string;
  devices: readonly FoundDevice<Device>[];
  copy: DeviceSearchCopy["choices"];
  onChoose: (device: FoundDevice<Device>) => void;
};

/** Buttons for the models that the typed text may mean. */
export function DeviceChoices({ label, devices, copy, onChoose }: DeviceChoicesProps) {
  const moreText = formatMoreChoices(devices, copy);
  return (
    <Stack gap={2}>
      <NamedRow label={label}>
        {devices.slice(0, maxDeviceChoices).map((device) => (
          <li key={device.fullName}>
            <Button variant="ghost" size="s" onClick={() => onChoose(device)}>
              {device.fullName}
            </Button>
          </li>
        ))}
      </NamedRow>
      {moreText && <p className={styles.more}>{moreText}</p>}
    </Stack>
  );
}
