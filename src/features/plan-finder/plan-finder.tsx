import { useState } from "react";
import type { Benefit, Plan } from "#domain/plans/plan.ts";
import { choosePlan, type TripWish, type Wishes } from "#domain/plans/plan-choice.ts";
import { formatPriceDifference, formatPrices, formatPriceTerms } from "#domain/plans/plan-price.ts";
import { buildPurchaseAction, type PurchaseLinks } from "#domain/plans/purchase.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { SimLineTexts } from "#features/sim-answers/format-sim-line.ts";
import { SimLine, useSimLine } from "#features/sim-answers/sim-line.tsx";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { CheckList } from "#ui/check-list/check-list.tsx";
import { DockedAnswer } from "#ui/docked-answer/docked-answer.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { RangeField } from "#ui/field/range-field.tsx";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { formatUnmetWish, formatUpgrade, formatWishAnswer } from "./answer-texts.ts";
import { NeighbourPlan } from "./neighbour-plan.tsx";
import styles from "./plan-finder.module.css";
import type { PlanFinderTexts } from "./plan-finder-texts.ts";

type PlanFinderProps = {
  /** The memberships, the cheapest first. */
  plans: readonly Plan[];
  benefits: readonly Benefit[];
  /** Range of the slider, in gigabytes per month; `max` means more gigabytes than any limited membership has. */
  scale: { min: number; max: number; step: number; start: number };
  words: PlanFinderTexts;
  purchase: PurchaseLinks;
  headingLevel: 2 | 3;
  sim?: SimLineTexts | undefined;
};

/** Recommends a membership: the wishes on one side, the answer and its reasons on the other. */
export function PlanFinder({ plans, benefits, scale, words, purchase, headingLevel, sim }: PlanFinderProps) {
  const [wishes, setChosenWishes] = useState<Wishes>({ gb: scale.start, trips: "none", benefits: [] });
  const [isAsked, setIsAsked] = useState(false);
  const { plan, answers, below, above } = choosePlan(plans, benefits, wishes);
  const line = useSimLine("plan", isAsked ? { text: plan.id, verdict: "yes" } : undefined, sim, plan.name);
  const formatGb = (gb: number) => (gb >= scale.max ? words.data.over : formatQuantity(gb, "GB"));
  const answerContext = { words, benefits, formatGb };
  const listAnswers = (isMet: boolean) =>
    answers
      .filter(({ status }) => (status === "included") === isMet)
      .map((answer) => formatWishAnswer(answer, plan, answerContext));
  const unmetAnswers = listAnswers(false);
  const title = fillPlaceholders(words.answer.title, { plan: plan.name });
  const { price } = words.answer;
  const { label, detail, href, opensStore } = buildPurchaseAction(purchase, plan);

  function setWishes(next: Wishes) {
    setIsAsked(true);
    setChosenWishes(next);
  }

  function toggle(id: Benefit["id"]) {
    const { benefits: wished } = wishes;
    setWishes({
      ...wishes,
      benefits: wished.includes(id) ? wished.filter((other) => other !== id) : [...wished, id],
    });
  }

  return (
    <div data-plan={plan.id}>
      <ToolPanel
        heading={words.heading}
        headingLevel={headingLevel}
        intro={words.intro}
        result={
          <>
            <ToolResult
              tone="plan"
              title={title}
              action={<CallToAction label={label} detail={detail} href={href} opensStore={opensStore} />}
            >
              <p>
                <b className={styles.price}>
                  <KeptOrNewNumber {...formatPrices(plan, price)} />
                </b>{" "}
                {price.period}
              </p>
              <p>
                <KeptOrNewNumber {...formatPriceTerms(plan, price)} />
              </p>
            </ToolResult>
            {sim && <SimLine line={line} link={sim.link} />}
            <PhoneDisclosure summary={words.reasons}>
              {/* Keyed by the texts, so that other reasons are new elements and do not count as a layout shift. */}
              <Stack gap={3} key={[plan.id, ...listAnswers(true), ...unmetAnswers].join()}>
                <Stack gap={2}>
                  <p className={styles.title}>{words.answer.why}</p>
                  <CheckList items={listAnswers(true)} />
                  {unmetAnswers.length > 0 && <CheckList items={unmetAnswers} tone="no" />}
                </Stack>
                <div className={styles.neighbours}>
                  {below && (
                    <NeighbourPlan
                      plan={below.plan}
                      title={words.below.title}
                      difference={formatPriceDifference(plan, below.plan, words.below.text, price)}
                      points={below.missingWishes.map((answer) => formatUnmetWish(answer, below.plan, answerContext))}
                    />
                  )}
                  {above && (
                    <NeighbourPlan
                      plan={above.plan}
                      title={words.above.title}
                      difference={formatPriceDifference(plan, above.plan, words.above.text, price)}
                      points={formatUpgrade(above.additions, answerContext)}
                    />
                  )}
                </div>
              </Stack>{" "}
            </PhoneDisclosure>
          </>
        }
      >
        <RangeField
          label={words.data.label}
          hint={words.data.hint}
          name="gb-al-mes"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={wishes.gb}
          valueText={formatGb(wishes.gb)}
          marks={plans.flatMap(({ id, dataGb }) => (dataGb === "unlimited" ? [] : [{ value: dataGb, plan: id }]))}
          ends={[formatQuantity(scale.min, "GB"), words.data.over]}
          onValueChange={(gb) => setWishes({ ...wishes, gb })}
        />
        <ChoiceField<TripWish>
          legend={words.trips.legend}
          name="viajes"
          options={words.trips.options}
          value={wishes.trips}
          onChange={(trips) => setWishes({ ...wishes, trips })}
        />
        <DockedAnswer
          label={label}
          href={href}
          opensStore={opensStore}
          answerKey={title}
          answer={
            <>
              <span>{`${title} `}</span>
              <b>
                <KeptOrNewNumber {...formatPrices(plan, price)} />
              </b>
            </>
          }
        >
          <PhoneDisclosure summary={words.benefits.legend}>
            <fieldset>
              <legend className="visually-hidden">{words.benefits.legend}</legend>
              <p className={styles.legend} aria-hidden="true">
                {words.benefits.legend}
              </p>
              <div className={styles.options}>
                {benefits.map(({ id, name, gives }) => (
                  <CheckboxField
                    key={id}
                    name="beneficios"
                    value={id}
                    label={
                      <>
                        <b>{name}</b> <span className={styles.gives}>{gives}</span>
                      </>
                    }
                    checked={wishes.benefits.includes(id)}
                    onChange={() => toggle(id)}
                  />
                ))}
              </div>
            </fieldset>
          </PhoneDisclosure>
        </DockedAnswer>
      </ToolPanel>
    </div>
  );
}
