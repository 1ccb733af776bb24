import { maxDeviceTextLength } from "#domain/devices/device-runs.ts";
import { DeviceAnswer } from "#features/device-search/device-answer.tsx";
import { formatAnswerAnnouncement } from "#features/device-search/device-answer-content.ts";
import { DeviceChoices } from "#features/device-search/device-choices.tsx";
import { listDeviceChoices } from "#features/device-search/device-choices-text.ts";
import type { DeviceReaderTables } from "#features/device-search/device-reader.ts";
import type { DeviceSearchCopy } from "#features/device-search/device-search-copy.ts";
import { judgePhone } from "#features/device-search/judge-phone.ts";
import { deviceFieldName, useDeviceSearch } from "#features/device-search/use-device-search.ts";
import type { SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import { useSimProgress } from "#features/sim-answers/sim-progress.tsx";
import type { QuestionProps } from "#features/sim-builder/sim-builder-props.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Stack } from "#ui/stack/stack.tsx";

type DeviceSearchData = DeviceReaderTables & { copy: DeviceSearchCopy; sim: SimProgressCopy };

/** The search for a phone's name. The row shows the next steps. */
export function PhoneQuestion({ page }: QuestionProps) {
  const { copy, sim, ...tables } = readIslandProps<DeviceSearchData>(page, "device-search");
  const { written, answer, write, choose, answerNow, answerAsUnlisted } = useDeviceSearch(() => page, tables);
  const line = useSimProgress("phone", judgePhone(answer, copy), sim);
  const isAnswered = answer.text !== "" && answer.text.trim() === written.text.trim();
  const choices = listDeviceChoices(written.verdict, copy.choices);
  return (
    <Stack gap={3}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answerNow();
        }}
      >
        <FieldWithButton>
          <SearchField
            label={copy.label}
            placeholder={copy.example}
            name={deviceFieldName}
            value={written.text}
            maxLength={maxDeviceTextLength}
            onChange={({ target }) => write(target.value)}
          />
          <Button type="submit" icon="search">
            {copy.ask}
          </Button>
        </FieldWithButton>
      </form>
      {written.text === "" && (
        <NamedRow label={copy.examples.label}>
          {copy.examples.names.map((name) => (
            <li key={name}>
              <Button variant="quiet" size="s" onClick={() => choose(name)}>
                {name}
              </Button>
            </li>
          ))}
        </NamedRow>
      )}
      {choices && <DeviceChoices {...choices} copy={copy.choices} onChoose={({ fullName }) => choose(fullName)} />}
      {isAnswered && <DeviceAnswer key={answer.text} answer={answer} copy={copy} actions={{}} />}
      {choices && (written.verdict.kind === "choose" || written.verdict.kind === "close") && (
        <Button variant="quiet" size="s" onClick={answerAsUnlisted}>
          {copy.notListed}
        </Button>
      )}
      <Announcement text={[formatAnswerAnnouncement(answer, copy), line?.text].filter(Boolean).join(" ")} />
    </Stack>
  );
}
