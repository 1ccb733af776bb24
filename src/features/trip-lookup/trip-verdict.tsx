import { fill } from "#domain/fill.ts";
import { pesos } from "#domain/money.ts";
import { type PlanPurchase, purchaseAction } from "#domain/purchase.ts";
import type { TripAnswer } from "#domain/trip.ts";
import type { Stop } from "#domain/trip-stop.ts";
import { CallToAction, type CallToActionProps } from "#ui/call-to-action/call-to-action.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { allowancesOf } from "./allowances.ts";
import { namesOf, type TripLookupWords } from "./trip-lookup-words.ts";

type TripVerdictProps = {
  /** Stops of the trip that no membership covers. */
  uncovered: readonly Stop[];
  /** About the rest of the trip; undefined if there is none. */
  answer: TripAnswer | undefined;
  words: TripLookupWords;
  purchase: PlanPurchase;
  /** What to do if no membership covers any of it. */
  otherwise: CallToActionProps | undefined;
};

/** The tool's answer, announced when it changes. */
export function TripVerdict({ uncovered, answer, words, purchase, otherwise }: TripVerdictProps) {
  const isCovered = uncovered.length === 0;
  const best = answer?.cheapest;
  if (!best && isCovered) return <ToolResult>{words.waiting}</ToolResult>;
  const named = { plan: best?.name ?? "" };
  const { tone, text } = tripGlance(uncovered, answer, words);
  const next = best ? purchaseAction(purchase, best) : otherwise;
  return (
    <ToolResult tone={tone} title={text} action={next && <CallToAction {...next} />}>
      {!isCovered && <p>{words.answer.noService}</p>}
      {best && (
        <>
          <p>{isCovered ? words.answer.cheapest : fill(words.answer.rest, named)}</p>
          <ul>
            {allowancesOf(best, answer.uses, words).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>{fill(words.price, { regular: pesos(best.regularPesos) })}</li>
            {words.promo && best.promoPesos !== undefined && (
              <li>{fill(words.promo, { promo: pesos(best.promoPesos) })}</li>
            )}
          </ul>
        </>
      )}
    </ToolResult>
  );
}

/** The answer in short. */
export function tripGlance(uncovered: readonly Stop[], answer: TripAnswer | undefined, words: TripLookupWords) {
  if (uncovered.length > 0)
    return { tone: "warning", text: fill(words.answer.uncovered, { names: namesOf(uncovered) }) } as const;
  const best = answer?.cheapest;
  if (!best) return { tone: "plain", text: words.waiting } as const;
  return { tone: "success", text: fill(words.answer.covered, { plan: best.name }) } as const;
}
