import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import type { CoverageWords } from "./coverage-words.ts";
import styles from "./point-question.module.css";

/** Most characters of a place and its state. */
const longestText = 80;

type PointQuestionProps = { words: CoverageWords["point"] };

/** Three ways to ask about a place; the fourth is a tap on the map. */
export function PointQuestion({ words }: PointQuestionProps) {
  const { place } = words;
  return (
    <Stack gap={3}>
      <h3>{words.heading}</h3>
      <p className={styles.intro}>{words.intro}</p>
      <search>
        {/* Outside a dialog, this method sends nothing: Enter before the script is there leaves what is written. */}
        <form method="dialog" data-place-form>
          <Stack gap={3}>
            <TextField
              label={place.label}
              hint={place.hint}
              name="lugar"
              type="search"
              maxLength={longestText}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              data-place-name
            />
            <p className={styles.remark} data-place-remark hidden />
            <div data-suggestions hidden>
              <NamedRow label={place.suggestions}>
                <template data-suggestion>
                  <li>
                    <Button variant="quiet" size="s" data-suggested>
                      {place.label}
                    </Button>
                  </li>
                </template>
              </NamedRow>
            </div>
            <div>
              <Button type="submit" size="s" variant="quiet">
                {place.submit}
              </Button>
            </div>
          </Stack>
        </form>
      </search>
      <div className={styles.ways}>
        <Button size="s" data-locate>
          {words.locate}
        </Button>
        <Button size="s" variant="quiet" data-middle>
          {words.middle}
        </Button>
      </div>
    </Stack>
  );
}
