import { fill } from "#domain/fill.ts";
import { pesos } from "#domain/money.ts";
import type { TripAnswer } from "#domain/trip.ts";
import type { Stop } from "#domain/trip-stop.ts";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import { allowancesOf } from "./allowances.ts";
import { namesOf, type TripLookupWords } from "./trip-lookup-words.ts";

type TripVerdictProps = {
  /** Stops of the trip that no membership covers. */
  uncovered: readonly Stop[];
  /** About the rest of the trip; undefined if there is none. */
  answer: TripAnswer | undefined;
  words: TripLookupWords;
};

/** The tool's answer, announced when it changes. */
export function TripVerdict({ uncovered, answer, words }: TripVerdictProps) {
  const isCovered = uncovered.length === 0;
  const best = answer?.cheapest;
  if (!best && isCovered) return <ToolResult>{words.waiting}</ToolResult>;
  const named = { plan: best?.name ?? "" };
  return (
    <ToolResult
      tone={isCovered ? "success" : "warning"}
      title={
        isCovered ? fill(words.answer.covered, named) : fill(words.answer.uncovered, { names: namesOf(uncovered) })
      }
    >
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
