import { mexicanZones } from "#domain/calendar/mexican-zone.ts";
import { Button } from "#ui/button/button.tsx";
import { BareDisclosure } from "#ui/disclosure/bare-disclosure.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import type { PlannerValues as Fields, PlannerProblem } from "./planner-answer.ts";
import type { PlannerCopy } from "./planner-copy.ts";
import styles from "./planner-fields.module.css";

type PlannerFieldsProps = {
  copy: PlannerCopy;
  fields: Fields;
  /** The field with an error, and the error's text. */
  error: { field: PlannerProblem["field"]; text: string } | undefined;
  onChange: (changedFields: Partial<Fields>) => void;
  onUseCurrentTime: () => void;
  /** Whether the rarely used fields are shown from the start. */
  isMoreOpen: boolean;
};

/** Time and time zone of the request, time of its NIP, and the day on which the number should move. */
export function PlannerFields(props: PlannerFieldsProps) {
  const { copy, fields, error, onChange, onUseCurrentTime, isMoreOpen } = props;
  const getFieldError = (field: PlannerProblem["field"]) => (error?.field === field ? error.text : undefined);
  return (
    <div className={styles.fields}>
      <Stack gap={3}>
        <div className={styles.now}>
          <p>{copy.zoneTimes[fields.zone]}</p>
          <Button variant="quiet" size="s" icon="clock" onClick={onUseCurrentTime}>
            {copy.currentTime}
          </Button>
        </div>
        <div className={styles.moment}>
          <TextField
            label={copy.day}
            name="dia"
            type="date"
            value={fields.day}
            error={getFieldError("request")}
            onChange={({ target }) => onChange({ day: target.value })}
          />
          <TextField
            label={copy.time}
            name="hora"
            type="time"
            value={fields.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </div>
      </Stack>
      <div className={styles.fold}>
        <BareDisclosure summary={copy.detailsLabel} isOpen={isMoreOpen}>
          <div className={styles.more}>
            <SelectField
              label={copy.zone}
              hint={copy.zoneHint}
              name="zona"
              value={fields.zone}
              options={mexicanZones.map(({ id }) => ({ value: id, text: copy.zones[id] }))}
              onChange={({ target }) => onChange({ zone: target.value as Fields["zone"] })}
            />
            <Stack gap={3}>
              <ChoiceField
                legend={copy.nip.legend}
                name="nip"
                options={[
                  { value: "same", text: copy.nip.same },
                  { value: "before", text: copy.nip.before },
                ]}
                value={fields.nipWhen}
                onChange={(nipWhen) => onChange({ nipWhen })}
              />
              {fields.nipWhen === "before" && (
                <div className={styles.moment}>
                  <TextField
                    label={copy.nipDay}
                    name="dia-nip"
                    type="date"
                    value={fields.nipDay}
                    error={getFieldError("nip")}
                    onChange={({ target }) => onChange({ nipDay: target.value })}
                  />
                  <TextField
                    label={copy.nipTime}
                    name="hora-nip"
                    type="time"
                    value={fields.nipTime}
                    onChange={({ target }) => onChange({ nipTime: target.value })}
                  />
                </div>
              )}
            </Stack>
            <Stack gap={3}>
              <ChoiceField
                legend={copy.date.legend}
                name="fecha"
                options={[
                  { value: "soonest", text: copy.date.soonest },
                  { value: "chosen", text: copy.date.chosen },
                ]}
                value={fields.dateWhen}
                onChange={(dateWhen) => onChange({ dateWhen })}
              />
              {fields.dateWhen === "chosen" && (
                <TextField
                  label={copy.chosenDay}
                  hint={copy.chosenHint}
                  name="dia-cambio"
                  type="date"
                  value={fields.chosenDay}
                  error={getFieldError("date")}
                  onChange={({ target }) => onChange({ chosenDay: target.value })}
                />
              )}
            </Stack>
          </div>
        </BareDisclosure>
      </div>
    </div>
  );
}
