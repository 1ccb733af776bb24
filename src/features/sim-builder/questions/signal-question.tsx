import { memo, useEffect, useEffectEvent, useRef } from "react";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { parsePlaceParameter } from "#features/coverage-map/address-parameters.ts";
import { controlPointAnswer } from "#features/coverage-map/answer/control-point-answer.ts";
import { PointAnswer } from "#features/coverage-map/answer/point-answer.tsx";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { createDownloadConsent } from "#features/coverage-map/download/download-consent.ts";
import { createCoverageSource } from "#features/coverage-map/engine/coverage-source.ts";
import { controlPlaceSearch } from "#features/coverage-map/places/control-place-search.ts";
import { PlaceSuggestions } from "#features/coverage-map/places/place-suggestions.tsx";
import { requirePart } from "#features/coverage-map/require-part.ts";
import type { QuestionProps } from "#features/sim-builder/sim-builder-props.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { FieldWithButton } from "#ui/field-with-button/field-with-button.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./signal-question.module.css";

/**
 * The coverage map's search for a place, and its answer. Rendered once, because the map's script changes the elements.
 */
export const SignalQuestion = memo(
  function SignalQuestion({ page }: QuestionProps) {
    const root = useRef<HTMLDivElement>(null);
    const map = readIslandProps<CoverageMapProps>(page, "coverage-map");
    const { place, privacy } = map.copy.point;
    const takeControl = useEffectEvent(() => {
      if (root.current) controlSignalQuestion(root.current, map);
    });
    useEffect(() => takeControl(), []);
    return (
      <div ref={root}>
        <Stack gap={3}>
          <div className={styles.place}>
            <form data-place-form>
              <FieldWithButton>
                <SearchField label={place.label} name="lugar" data-place-name />
                <Button type="submit" icon="search">
                  {place.submit}
                </Button>
              </FieldWithButton>
            </form>
            <PlaceSuggestions copy={place} />
          </div>
          <div className={styles.shortcuts}>
            {place.examples.map((name) => (
              <Button key={name} variant="quiet" size="s" data-place-example>
                {name}
              </Button>
            ))}
          </div>
          <p>{privacy}</p>
          <PointAnswer pagePart="map" {...map} />
        </Stack>
        <p className="visually-hidden" aria-live="polite" data-announced />
      </div>
    );
  },
  () => true,
);

function controlSignalQuestion(root: HTMLElement, map: CoverageMapProps): void {
  const { point: copy } = map.copy;
  const { files, outlinesPath, localitiesPath } = map;
  // The worker requires colours, although no map is drawn here.
  const color = getComputedStyle(root).getPropertyValue("--talavera").trim();
  const colors = { overlay: color, outlines: color, land: color };
  const source = createCoverageSource({ files, outlinesPath, localitiesPath, colors });
  const answers = controlPointAnswer(map, {
    source,
    consent: createDownloadConsent(files, source.isInMemory),
    region: requirePart(root, "answer"),
    liveRegion: requirePart(root, "announced"),
    // This strip is not on the page: the answer is next to its question, so no strip has to repeat it.
    strip: document.createElement("p"),
    answerCopy: copy.answers,
    showsAllAtOnce: true,
    onAsk: () => () => undefined,
  });
  const search = controlPlaceSearch(root, map, source, {
    onWrite: answers.clear,
    onChoose({ query, fullName, name, position, remark }) {
      if (!position) {
        answers.showMessage(fillPlaceholders(copy.place.withoutPosition, { place: fullName }));
        return;
      }
      const intro = fillPlaceholders(copy.atPlace, { place: fullName });
      void answers.ask({ intro, name, position, query, ...(remark && { remark }) });
      // Opens the row if it asks about the download; visitors would not see the question in a closed row.
      const row = root.closest("details");
      if (row && !requirePart(root, "question").hidden) row.open = true;
    },
  });
  const requestedPlace = parsePlaceParameter(location.search);
  if (requestedPlace) search.answer(requestedPlace);
}
