/** Tests how the trip tool reads travellers' texts, with the site's real content. */
import { expect, test } from "vitest";
import { placeNames } from "#content/roaming/places/place-names.ts";
import { allDestinations } from "#content/roaming/roaming-destinations.ts";
import { parseTrip } from "#domain/trips/parse-trip.ts";
import { buildGazetteer } from "#domain/trips/trip-stop.ts";
import { tripTexts } from "../fixtures/written/trip-texts.ts";

const gazetteer = buildGazetteer(allDestinations, placeNames);
const marks = { named: "", begun: "", which: "?", like: "~", unknown: "!", avoided: "x" };

/** Reads a text in the notation of the table. */
function read(typedText: string) {
  const { certainStops, pending, remainingParts } = parseTrip(typedText, gazetteer);
  const mark = pending ? marks[pending.kind] : "none";
  const chosen = mark === "" ? (pending?.options.slice(0, 1) ?? []) : [];
  const stops = [...new Set([...certainStops, ...chosen].map(({ stop }) => stop.code))];
  const asked = mark === "" ? [] : [`${mark}${pending?.text ?? ""}`];
  return [typedText, stops.join(" "), [...asked, ...remainingParts.map((part) => `+${part}`)].join(" ")];
}

for (const [kind, texts] of Object.entries(tripTexts))
  test(`travellers' texts are understood or asked back: ${kind}`, () => {
    expect(texts.map(([text]) => read(text))).toEqual(texts.map(([text, stops, open = ""]) => [text, stops, open]));
  });

test("an unknown word in the middle of any text is reported", () => {
  const unknown = "Xyzzyq";
  for (const [text] of Object.values(tripTexts).flat()) {
    const words = text.split(" ");
    const longer = words.toSpliced(Math.ceil(words.length / 2), 0, unknown).join(" ");
    const { pending, remainingParts } = parseTrip(longer, gazetteer);
    expect([longer, [pending?.text, ...remainingParts].join(" ")]).toEqual([longer, expect.stringContaining(unknown)]);
  }
});
