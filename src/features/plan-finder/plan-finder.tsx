import { useId, useMemo, useState } from "react";
import type { Benefit, Plan, PlanId } from "#domain/plans/plan.ts";
import { choosePlan, type TripWish, type Wishes } from "#domain/plans/plan-choice.ts";
import {
  formatPriceDifference,
  formatPrices,
  formatPriceTerms,
  type PriceTextPair,
} from "#domain/plans/price/plan-price.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import type { SimProgressCopy } from "#features/sim-answers/format-sim-progress.ts";
import { SimProgress, useSimProgress } from "#features/sim-answers/sim-progress.tsx";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";
import { PhoneDisclosure } from "#ui/phone-disclosure/phone-disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { useSyncedRadio } from "#ui/synced-radio/use-synced-radio.ts";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { useTool } from "#ui/tool-panel/use-tool.ts";
import { formatMainReason, formatUnmetWish, formatUpgrade, formatWishAnswer } from "./answer-copy.ts";
import styles from "./plan-finder.module.css";
import type { PlanFinderCopy } from "./plan-finder-copy.ts";

type PlanFinderProps = {
  /** The memberships, the cheapest first. */
  plans: readonly Plan[];
  benefits: readonly Benefit[];
  /** In gigabytes per month; `max` means more gigabytes than any limited membership has. */
  scale: { max: number };
  /** The membership that the dial shows at first. */
  initialPlanId: PlanId;
  copy: PlanFinderCopy;
  sim?: SimProgressCopy | undefined;
};

const noWishes: Wishes = { benefits: [] };

const hasWishes = ({ gb, trips, benefits }: Wishes) => gb !== undefined || trips !== undefined || benefits.length > 0;

/** Three questions below the page's dial: each answer turns the dial to the recommended membership, and says why. */
export function PlanFinder({ plans, benefits, scale, initialPlanId, copy, sim }: PlanFinderProps) {
  const id = useId();
  const planIds = useMemo(() => plans.map((each) => each.id), [plans]);
  const [dialPlanId, turnDial] = useSyncedRadio("membresia-del-dial", planIds, initialPlanId);
  const [lastWishes, setLastWishes] = useState(noWishes);
  const { toolRef, isLive, announcedText } = useTool();
  // A dial turned by hand to another membership takes the answers away, so that both never disagree.
  const isAsked = hasWishes(lastWishes) && choosePlan(plans, benefits, lastWishes).plan.id === dialPlanId;
  const wishes = isAsked ? lastWishes : noWishes;
  const choice = choosePlan(plans, benefits, wishes);
  const { plan, answers, lowerNeighbour, higherNeighbour } = choice;
  const line = useSimProgress("plan", isAsked ? { text: plan.id, verdict: "yes" } : undefined, sim, plan.name);
  const formatGb = (gb: number) => (gb >= scale.max ? copy.data.moreThan : formatQuantity(gb, "GB"));
  const answerContext = { copy, benefits, formatGb };
  const listAnswers = (isMet: boolean) =>
    answers
      .filter(({ status }) => (status === "included") === isMet)
      .map((answer) => formatWishAnswer(answer, plan, answerContext));
  const unmetAnswers = listAnswers(false);
  const { price } = copy.answer;
  const title = fillPlaceholders(copy.answer.title, { plan: plan.name });
  const dialPlan = plans.find((each) => each.id === dialPlanId) ?? plan;
  const reason = isAsked
    ? `${title}. ${formatMainReason(choice, answerContext)}`.trim()
    : fillPlaceholders(copy.intro, { plan: dialPlan.name });
  const amounts = plans.flatMap(({ dataGb }) => (dataGb === "unlimited" ? [] : [dataGb]));
  const formatOption = (gb: number, index: number) =>
    index === 0 ? fillPlaceholders(copy.data.smallest, { gb: formatGb(gb) }) : formatGb(gb);

  function setWishes(nextWishes: Wishes) {
    setLastWishes(nextWishes);
    turnDial(choosePlan(plans, benefits, nextWishes).plan.id);
  }

  function toggle(benefit: Benefit["id"]) {
    const { benefits: wished } = wishes;
    setWishes({
      ...wishes,
      benefits: wished.includes(benefit) ? wished.filter((other) => other !== benefit) : [...wished, benefit],
    });
  }

  return (
    <section ref={toolRef} className={styles.finder} aria-labelledby={id} data-tool data-live={isLive || undefined}>
      <div className={styles.opening}>
        <h2 id={id}>{copy.heading}</h2>
        {/* Keyed by the text: a new answer is a new element, which does not count as a layout shift. */}
        <div key={reason} className={styles.reason} data-answer={isAsked ? "plan" : "plain"}>
          <p>{reason}</p>
          {isAsked && (
            <p className={styles.price}>
              <KeptOrNewNumber {...formatPrices(plan, price)} /> {price.period}.{" "}
              <KeptOrNewNumber {...formatPriceTerms(plan, price)} />
            </p>
          )}
        </div>
      </div>
      <div className={styles.questions}>
        <ChoiceField
          legend={copy.data.label}
          hint={copy.data.hint}
          name="gb-al-mes"
          options={[
            ...amounts.map((gb, index) => ({ value: `${gb}`, text: formatOption(gb, index) })),
            { value: `${scale.max}`, text: copy.data.largest },
          ]}
          value={wishes.gb === undefined ? undefined : `${wishes.gb}`}
          onChange={(gb) => setWishes({ ...wishes, gb: Number(gb) })}
        />
        <ChoiceField<TripWish>
          legend={copy.trips.legend}
          name="viajes"
          options={copy.trips.options}
          value={wishes.trips}
          onChange={(trips) => setWishes({ ...wishes, trips })}
        />
        <PhoneDisclosure summary={copy.benefits.legend}>
          <fieldset>
            <legend className="visually-hidden">{copy.benefits.legend}</legend>
            <p className={styles.legend} aria-hidden="true">
              {copy.benefits.legend}
            </p>
            <div className={styles.options}>
              {benefits.map(({ id, name, description }) => (
                <CheckboxField
                  key={id}
                  name="beneficios"
                  value={id}
                  label={
                    <>
                      <b>{name}</b> <span className={styles.gives}>{description}</span>
                    </>
                  }
                  checked={wishes.benefits.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </div>
          </fieldset>
        </PhoneDisclosure>
      </div>
      {isAsked && (
        <Disclosure summary={copy.reasons}>
          {/* Keyed by the texts: with a new key React replaces the elements, so the browser counts no layout shift. */}
          <Stack gap={3} key={[plan.id, ...listAnswers(true), ...unmetAnswers].join()}>
            {listAnswers(true).length > 0 && <TickList items={listAnswers(true)} />}
            {unmetAnswers.length > 0 && <TickList items={unmetAnswers} tone="no" />}
            <div className={styles.neighbours}>
              {lowerNeighbour && (
                <NeighbourPlan
                  plan={lowerNeighbour.plan}
                  title={copy.lowerPlan.title}
                  difference={formatPriceDifference(plan, lowerNeighbour.plan, copy.lowerPlan.text, price)}
                  points={lowerNeighbour.missingWishes.map((answer) =>
                    formatUnmetWish(answer, lowerNeighbour.plan, answerContext),
                  )}
                />
              )}
              {higherNeighbour && (
                <NeighbourPlan
                  plan={higherNeighbour.plan}
                  title={copy.higherPlan.title}
                  difference={formatPriceDifference(plan, higherNeighbour.plan, copy.higherPlan.text, price)}
                  points={formatUpgrade(higherNeighbour.additions, answerContext)}
                />
              )}
            </div>
          </Stack>
        </Disclosure>
      )}
      {sim && line && <SimProgress line={line} link={sim.link} />}
      <Announcement text={announcedText} />
    </section>
  );
}

type NeighbourPlanProps = {
  plan: Plan;
  title: string;
  difference: PriceTextPair;
  /** Benefits that are missing or added. */
  points: readonly string[];
};

/** The next lower or higher membership, with the differences in price and benefits. */
function NeighbourPlan({ plan, title, difference, points }: NeighbourPlanProps) {
  return (
    <div className={styles.neighbour} data-plan={plan.id}>
      <p>
        <b>{fillPlaceholders(title, { plan: plan.name })}</b>
      </p>
      <p>
        <KeptOrNewNumber {...difference} />
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
