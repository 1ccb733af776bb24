import { buildPurchaseAction, type PurchaseLinks } from "#domain/plans/purchase.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { TripCoverage } from "#domain/trips/trip.ts";
import { isOpenSea, type TripStop } from "#domain/trips/trip-stop.ts";
import { listAllowanceFigures } from "#features/trip-lookup/allowances.ts";
import { PlanFigures } from "#features/trip-lookup/plan-figures.tsx";
import type { TripLookupCopy } from "#features/trip-lookup/trip-lookup-copy.ts";
import { formatTripVerdict } from "#features/trip-lookup/trip-verdict.ts";
import { CallToAction, type CallToActionProps } from "#ui/call-to-action/call-to-action.tsx";
import { Chip } from "#ui/chip/chip.tsx";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { useAnswerHeading } from "#ui/tool-panel/use-answer-heading.ts";
import styles from "./boarding-pass.module.css";
import { BoardingPassStub } from "./boarding-pass-stub.tsx";

type BoardingPassProps = {
  trip: readonly TripStop[];
  /** Stops of the trip that no membership covers. */
  uncoveredStops: readonly TripStop[];
  /** The answer for the other stops; undefined if there are no others. */
  answer: TripCoverage | undefined;
  /** Shown until there is a trip. */
  example: { stop: TripStop; answer: TripCoverage } | undefined;
  copy: TripLookupCopy;
  purchase: PurchaseLinks;
  /** Next step if no membership covers any stop. */
  fallbackAction: CallToActionProps | undefined;
};

/** The tool's answer as a boarding pass in the colour of the cheapest membership; at first, of an example. */
export function BoardingPass({
  trip,
  uncoveredStops,
  answer,
  example,
  copy,
  purchase,
  fallbackAction,
}: BoardingPassProps) {
  const isAtSea = trip.some(isOpenSea);
  const { tone, text } = formatTripVerdict(uncoveredStops, answer, isAtSea, copy);
  const Heading = useAnswerHeading();
  const isResting = tone === "plain";
  const Title = isResting ? "p" : Heading;
  const cheapestPlan = isResting ? undefined : answer?.cheapest;
  const isCovered = uncoveredStops.length === 0 && !isAtSea;
  const nextStep = cheapestPlan ? buildPurchaseAction(purchase, cheapestPlan) : fallbackAction;
  const examplePlan = trip.length === 0 ? example?.answer.cheapest : undefined;
  const shownPlan = cheapestPlan ?? examplePlan;
  const usage = (cheapestPlan ? answer : example?.answer)?.usage;
  const key = trip.map(({ code }) => code).join();
  const title = <Title className={styles.verdict}>{text}</Title>;
  return (
    <div className={styles.place}>
      <div key={key} className={styles.pass} data-plan={shownPlan?.id} data-resting={isResting || undefined}>
        <div className={styles.sheet} data-cut="object">
          <div className={styles.top}>
            <span className={styles.head} aria-hidden="true">
              <span>{copy.pass.name}</span>
              <span>{copy.pass.term}</span>
            </span>
            <BoardingPassRoute trip={example && examplePlan ? [example.stop] : trip} />
          </div>
          <div className={styles.answer} data-answer={isResting ? undefined : tone}>
            <div className={styles.main}>
              {isResting && <div data-answer={tone}>{title}</div>}
              {example && examplePlan && (
                <p>
                  <Chip tone="sample">{copy.pass.exampleMark}</Chip>{" "}
                  {fillPlaceholders(copy.pass.example, { place: example.stop.name, plan: examplePlan.name })}
                </p>
              )}
              {!isResting && (
                <div className={styles.verdictPart} data-torn={(cheapestPlan && !isCovered) || undefined}>
                  {title}
                  {uncoveredStops.length > 0 && <p>{copy.answer.noService}</p>}
                  {isAtSea && uncoveredStops.length > 0 && <p>{copy.sea.verdict}.</p>}
                  {isAtSea && copy.sea.notes.map((note) => <p key={note}>{note}</p>)}
                </div>
              )}
              {cheapestPlan && !isCovered && (
                <p>{fillPlaceholders(copy.answer.otherStops, { plan: cheapestPlan.name })}</p>
              )}
              {shownPlan && usage && (
                <PlanFigures kind="allowances" figures={listAllowanceFigures(shownPlan, usage, copy)} />
              )}
            </div>
            {/* Before the notes, so that the purchase is near the verdict. */}
            <BoardingPassStub plan={shownPlan?.name} prices={shownPlan && copy.plans[shownPlan.id].figures.prices}>
              {!isResting && nextStep && <CallToAction {...nextStep} />}
            </BoardingPassStub>
            <div className={styles.notes}>
              {cheapestPlan && isCovered && <p>{copy.answer.cheapest}</p>}
              {(examplePlan || trip.some((stop) => !isOpenSea(stop))) && copy.sampleNotice && (
                <SampleMark label={copy.sampleNotice.mark}>{copy.sampleNotice.text}</SampleMark>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Maximum number of stops shown by code; the others are only counted. */
const maxCodes = 3;

/** The route from Mexico on the boarding pass, as country codes. Decorative: the trip is also listed by name. */
function BoardingPassRoute({ trip }: { trip: readonly TripStop[] }) {
  const foreignStops = trip.filter(({ code }) => code !== "MX");
  const codes = foreignStops.slice(0, maxCodes).map(({ code, name }) => (code.length === 2 ? code : name));
  const moreLabel = foreignStops.length > maxCodes ? [`+${foreignStops.length - maxCodes}`] : [];
  return (
    <span className={styles.route} aria-hidden="true">
      <span>MX</span>
      <i className={styles.flight}>
        <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 24A50 22 0 0 1 96 16" vectorEffect="non-scaling-stroke" />
        </svg>
      </i>
      <span>{[...codes, ...moreLabel].join(" · ") || "MX"}</span>
    </span>
  );
}
