import type { ComponentProps } from "react";
import { PointAnswer } from "#features/coverage-map/answer/point-answer.tsx";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import { NoScriptFallback } from "#ui/no-script-fallback/no-script-fallback.tsx";
import { Wimy } from "#ui/wimy/wimy.tsx";
import { HighlightedTown } from "./highlighted-town.tsx";
import styles from "./place-question.module.css";
import { PlaceSuggestions } from "./place-suggestions.tsx";

/** Maximum length of a place name with its state. */
const maxTextLength = 80;

type PlaceQuestionProps = Pick<CoverageMapProps, "copy" | "overlays" | "actions" | "sim"> & {
  /** Path of the coverage page, which reads a place from `?lugar=`. The form submits to it before the script runs. */
  path: string;
  /** Shown until there is an answer. `answers` lists the possible answers. */
  idle: { intro: string; answers: string };
  rings: ComponentProps<typeof HighlightedTown>;
};

/**
 * The form that asks for a place, in the page's opening, with the answer and a drawing of Mexico that shows the place.
 */
export function PlaceQuestion({ copy, overlays, actions, sim, path, idle, rings }: PlaceQuestionProps) {
  const { place, ...point } = copy.point;
  return (
    <div className={styles.tool} data-place-tool>
      <NoScriptFallback action={actions.uncovered}>{point.withoutScript}</NoScriptFallback>
      <div className={styles.ask} data-tool>
        <search>
          <form action={path} data-place-form>
            <FieldWithButton>
              <div className={styles.field}>
                <TextField
                  label={place.label}
                  name="lugar"
                  type="search"
                  maxLength={maxTextLength}
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="search"
                  data-place-name
                />
              </div>
              <PlaceSuggestions copy={place} />
              <Button type="submit" variant="light" icon="search" data-first-action>
                {place.submit}
              </Button>
            </FieldWithButton>
          </form>
        </search>
      </div>
      <div className={styles.stage}>
        <div className={styles.shortcuts} data-tool>
          <Button variant="ghost" size="s" data-locate>
            {point.locate}
          </Button>
          {place.examples.map((name) => (
            // A link, so that a press before the script runs is answered too.
            <ButtonLink
              key={name}
              href={`${path}?lugar=${encodeURIComponent(name)}`}
              variant="ghost"
              size="s"
              data-place-example
            >
              {name}
            </ButtonLink>
          ))}
        </div>
        <p className={styles.remark} data-place-remark hidden />
        <div className={styles.idle} data-idle>
          <p className={styles.small} data-tool>
            {idle.answers}
          </p>
          <p>{idle.intro}</p>
          <p className={styles.small} data-tool>
            {point.privacy}
          </p>
        </div>
        <PointAnswer pagePart="opening" copy={copy} overlays={overlays} actions={actions} sim={sim} />
      </div>
      <div className={styles.art}>
        <HighlightedTown {...rings} />
        <div className={styles.wimy} data-mood="good">
          <Wimy mood="pointing" color="nopal" />
        </div>
        <div className={styles.wimy} data-mood="bad">
          <Wimy mood="sad" color="nopal" />
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite" data-announced />
    </div>
  );
}
